"""What the tests of packaging share: the binary that they pack, and ways to run things. Scripts/test-packaging starts them."""
import os, shutil, subprocess, tempfile, unittest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
BINARY = os.path.abspath(os.environ.get("QUOIN_BINARY", os.path.join(ROOT, "bin", "quoin")))
MISTAKES = os.path.join(ROOT, "Examples", "Mistakes")
SHOWS = os.path.join(MISTAKES, "conflict", "shows.storyboard")
CLEAN = os.path.join(MISTAKES, "conflict", "clean.storyboard")
# The environment without what would lead tools elsewhere.
PLAIN = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "QUOIN_", "GITHUB_", "GIT_"))}


def path(*parts):
    return os.path.join(ROOT, *parts)


def run(*command, status=0, **options):
    """Runs a command and gives what it wrote; another status than that one fails the test."""
    options.setdefault("env", PLAIN)
    found = subprocess.run([str(word) for word in command], capture_output=True, text=True, **options)
    if status is not None and found.returncode != status:
        raise AssertionError(f"{command[0]} ended with {found.returncode}, not {status}:\n{found.stdout}\n{found.stderr}")
    return found


def isolated():
    """The words before a command that take the network away from it, where this machine allows that."""
    for words in (["unshare", "--net"], ["unshare", "--map-root-user", "--net"]):
        if shutil.which("unshare") and subprocess.run(words + ["true"], capture_output=True).returncode == 0:
            return words
    return []


class Case(unittest.TestCase):
    """A test with a folder of its own."""

    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = holder.name

    def at(self, *parts):
        return os.path.join(self.folder, *parts)

    def write(self, name, text):
        os.makedirs(os.path.dirname(self.at(name)), exist_ok=True)
        with open(self.at(name), "w", encoding="UTF-8") as file:
            file.write(text)
        return self.at(name)

    def read(self, *parts):
        with open(self.at(*parts), encoding="UTF-8") as file:
            return file.read()
