"""What pyproject.toml cannot say: the compiled modules of a wheel, where they are asked for (builder/)."""

import sys

from compiled import InParallel, asked, modules, quick_extensions
from setuptools import setup

level = asked() if "bdist_wheel" in sys.argv else ""
setup(ext_modules=quick_extensions(modules(), level) if level else [], cmdclass={"build_ext": InParallel})
