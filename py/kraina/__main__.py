"""``python3 -m kraina``: see ``kraina.cli``."""

import sys

from kraina.cli import main

sys.exit(main(sys.argv[1:]))
