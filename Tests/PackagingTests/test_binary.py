"""The static binary by itself: it names what it is of, and runs where there is nothing else."""
import os, re, shutil, subprocess, unittest

from support import BINARY, CLEAN, SHOWS, Case, run


class BinaryTests(Case):
    def test_names_version_and_commit(self):
        self.assertRegex(run(BINARY, "--version").stdout, r"^quoin \d+\.\d+\.\d+ \([0-9a-f]{12}\+?\)\n$")

    def test_asks_for_no_library(self):
        header = run("readelf", "--program-headers", "--dynamic", BINARY).stdout
        self.assertNotIn("INTERP", header)
        self.assertNotIn("NEEDED", header)

    def test_asks_for_no_newer_kernel_than_its_wheel_says(self):
        note = run("readelf", "--notes", BINARY).stdout
        system = re.search(r"OS: Linux, ABI: (\d+)\.(\d+)", note)
        self.assertLessEqual((int(system[1]), int(system[2])), (3, 10))

    def test_has_no_path_of_the_machine_that_built_it(self):
        with open(BINARY, "rb") as file:
            self.assertNotIn(os.path.dirname(os.path.dirname(BINARY)).encode() + b"/Sources", file.read())

    def test_runs_in_an_empty_root(self):
        """No Swift, no expat, no fonts, not even a C library."""
        root = self.at("root")
        os.mkdir(root)
        shutil.copy(BINARY, root)
        shutil.copy(SHOWS, root)
        shutil.copy(CLEAN, root)
        enter = self.enter(root)
        self.assertIn("[conflict]", run(*enter, "/quoin", "lint", "/shows.storyboard", status=1).stdout)
        run(*enter, "/quoin", "lint", "/clean.storyboard")
        run(*enter, "/quoin", "draw", "--output", "/drawn.svg", "/shows.storyboard")
        self.assertIn("<svg", self.read("root", "drawn.svg"))

    def enter(self, root):
        for words in (["chroot", root], ["unshare", "--map-root-user", "chroot", root]):
            # Its own program is what changing the root allows to run, or not.
            probe = subprocess.run(words[:-1] + ["/", "true"], capture_output=True)
            if probe.returncode == 0:
                return words
        raise unittest.SkipTest("neither chroot nor unshare is allowed here")
