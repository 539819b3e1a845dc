"""Magiczny Miecz: three circles, a Stone Bridge, and the Beast in its Castle."""
