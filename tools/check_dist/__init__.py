"""Checks a built site before or after it is put on a host. Needs nothing but Python 3.11.

Usage: python -m tools.check_dist [FOLDER] [--url ADDRESS]

Looks whether every file is there and whole, whether the service worker lists the same files, and
whether any path would break under a sub-path or on a host that tells capitals from small letters;
prints what a visit transfers, and the release: one hash that stands for every byte of the site, the
same for whoever builds the same sources. With --url it also asks the running host for every file;
without a folder it takes the host's own list and prints the release that the host sends. Problems
are told in sentences, and make the exit code 1; hints do not.

The folder may be copied elsewhere: `python -m check_dist` then does the same.
"""

from .command import main
from .folder import check_folder

__all__ = ["check_folder", "main"]
