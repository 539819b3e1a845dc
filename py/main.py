"""Starts the page. PyScript runs this file; rules, page code and data come as one wheel from beside it."""

import js

try:
    try:
        import kraina  # noqa: F401
    except ModuleNotFoundError:
        import json

        import pyodide_js
        from pyodide.http import pyfetch

        about = json.loads(await (await pyfetch("build.json")).string())
        await pyodide_js.loadPackage("micropip")
        import micropip

        await micropip.install(js.URL.new(about["wheel"], js.location.href).href, deps=False)
    import random

    random.seed()  # after a memory snapshot it would begin alike on every load
    js.krainaBoot.reach("rules")
    from table.dom import start

    await start()
except Exception as error:
    import traceback

    js.console.error(traceback.format_exc())
    js.krainaBoot.fail(f"{type(error).__name__}: {error}")
