"""A package index in a folder: the wheel under test, and what the tools that install it ask for."""
import functools, os, shutil

from support import BINARY, PLAIN, path, run

TOOLS = path(".build", "packaging-tools", "bin")
PYTHON = os.path.join(TOOLS, "python")


@functools.cache
def wheel():
    """The path of the wheel, built once."""
    folder = path(".build", "wheel-test")
    shutil.rmtree(folder, ignore_errors=True)
    run(PYTHON, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=path(), env=dict(PLAIN, QUOIN_BINARY=BINARY))
    return os.path.join(folder, next(name for name in os.listdir(folder) if name.endswith(".whl")))


def sources(folder):
    """Packs the sources of the wheel there and gives the archive's path."""
    run(PYTHON, "-m", "hatchling", "build", "-t", "sdist", "-d", folder, cwd=path(), env=PLAIN)
    return os.path.join(folder, os.listdir(folder)[0])


def build_backend():
    """The wheels that building a Python package needs, fetched once."""
    folder = path(".build", "packaging-index")
    if not os.path.isdir(folder):
        run(PYTHON, "-m", "pip", "download", "--quiet", "--dest", folder + ".new", "hatchling==1.33.0", env=dict(os.environ))
        os.rename(folder + ".new", folder)
    return [os.path.join(folder, name) for name in os.listdir(folder)]


def environment(folder):
    """A fresh virtual environment, made without a network and faster than by `venv`."""
    run(PYTHON, "-m", "virtualenv", "--quiet", "--no-download", folder)
    return os.path.join(folder, "bin")


def make(folder, files):
    """Lays the files out as an index, `simple/NAME/FILE`, and gives its address."""
    for file in files:
        name = os.path.basename(file).split("-")[0].lower().replace("_", "-")
        os.makedirs(os.path.join(folder, "simple", name), exist_ok=True)
        shutil.copy(file, os.path.join(folder, "simple", name))
    for name in os.listdir(os.path.join(folder, "simple")):
        place = os.path.join(folder, "simple", name)
        links = "".join(f'<a href="{file}">{file}</a>\n' for file in sorted(os.listdir(place)))
        with open(os.path.join(place, "index.html"), "w", encoding="UTF-8") as page:
            page.write(f"<!DOCTYPE html><html><body>{links}</body></html>")
    return f"file://{folder}/simple"
