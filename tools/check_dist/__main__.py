"""The check as a program."""

import sys

from .command import main

sys.exit(main())
