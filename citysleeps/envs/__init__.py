"""Games as PettingZoo environments (docs/envs.md). Needs the extra `lab`."""

try:
    from citysleeps.envs.aec import env as env
    from citysleeps.envs.aec import raw_env as raw_env
    from citysleeps.envs.parallel import parallel_env as parallel_env
except ModuleNotFoundError as error:
    if error.name is None or error.name.startswith("citysleeps"):
        raise
    package = error.name.partition(".")[0]
    raise ModuleNotFoundError(
        f"citysleeps.envs needs {package}, which is not installed: pip install 'citysleeps[lab]'", name=package
    ) from error

__all__ = ["env", "parallel_env", "raw_env"]
