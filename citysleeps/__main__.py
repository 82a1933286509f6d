"""`python -m citysleeps` runs the command `citysleeps`, even if its script is not on the path."""

from citysleeps.cli import main

if __name__ == "__main__":
    main()
