# Which release this is, and how to check it.

release-title = Check this release
release-number = This number stands for every file of the game:
release-unknown = The number can’t be shown without a network. Connect to one and open this part again.
release-check = To check what this site sends, run this in a folder with the game’s source code (Python 3.11 or later):
release-build = To build the same files yourself, run this there:
release-same = Both commands print a release number. If it is the number above, the files are the same.
