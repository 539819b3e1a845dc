"""The map of the Cave, drawn for Jaskinia and for Magia i Miecz with the Cave: tunnels of hatched stone in lamplight.

Its sheet is as large as that of Magia i Miecz, so that it can lie on it. Styles are ``css/kin-cave.css``; their classes
and colours begin with ``jk-``.
"""
