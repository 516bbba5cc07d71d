"""The Python wheel and its sources, built by hatchling from pyproject.toml around a binary that is there already."""
import os, subprocess, sys


def build(root, binary, output, when):
    """The paths of the wheel and of the sources."""
    python = subprocess.run([os.path.join(root, "Scripts", "packaging", "tools")], check=True, capture_output=True, text=True).stdout.strip()
    variables = dict(os.environ, QUOIN_BINARY=binary, SOURCE_DATE_EPOCH=str(when))
    paths = []
    for target in ("wheel", "sdist"):
        command = [python, "-m", "hatchling", "build", "-t", target, "-d", output]
        said = subprocess.run(command, cwd=root, env=variables, capture_output=True, text=True)
        if said.returncode != 0:
            sys.exit(f"release: hatchling could not build the {target}:\n{said.stdout}{said.stderr}")
        # Hatchling names what it wrote in its last line.
        paths.append(os.path.join(output, os.path.basename((said.stdout + said.stderr).strip().splitlines()[-1])))
    return paths
