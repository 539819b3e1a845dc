"""Installs a package on Debian when we are root there; nothing is installed anywhere else."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from tools.project import environment, run_logged, say


def is_debian_root() -> bool:
    """Return whether this is Debian itself (not Ubuntu, whose chromium is a snap), with apt-get, and we are root."""
    release = Path("/etc/os-release")
    if os.name != "posix" or os.geteuid() != 0 or shutil.which("apt-get") is None or not release.exists():
        return False
    return "ID=debian" in release.read_text(encoding="utf-8").splitlines()


def apt_install(package: str) -> None:
    """Install a Debian package. Raises Stop when apt-get cannot."""
    say(f"Installing Debian's package {package} ...")
    env = environment(DEBIAN_FRONTEND="noninteractive")
    again = "check the network and run this again"
    run_logged(["apt-get", "update"], f"apt-get could not read Debian's package lists; {again}", env=env)
    install = ["apt-get", "install", "--yes", "--no-install-recommends", package]
    run_logged(install, f"apt-get could not install {package}; {again}", env=env)
