"""The static binary by itself: it names what it is of, and runs where there is nothing else."""
import os, re, shutil, subprocess

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
        """No Swift, no expat, no fonts, not even a C library: the kernel and its /proc, as a container has them."""
        self.make_root()
        enter = ["unshare", "--mount", "sh", "-c", f'mount -t proc proc "{self.at("root", "proc")}" && exec chroot "{self.at("root")}" /quoin "$@"', "sh"]
        if subprocess.run(enter + ["--version"], capture_output=True).returncode != 0 and os.getuid() != 0:
            self.skipTest("only root may mount /proc here")
        self.assertIn("[conflict]", run(*enter, "lint", "/shows.storyboard", status=1).stdout)
        run(*enter, "lint", "/clean.storyboard")
        run(*enter, "draw", "--output", "/drawn.svg", "/shows.storyboard")
        self.assertIn("<svg", self.read("root", "drawn.svg"))

    def test_says_that_it_needs_proc(self):
        self.make_root()
        if os.getuid() != 0:
            self.skipTest("only root may change the root here")
        self.assertIn("/proc is not mounted", run("chroot", self.at("root"), "/quoin", "--version", status=71).stderr)

    def make_root(self):
        os.makedirs(self.at("root", "proc"))
        for file in (BINARY, SHOWS, CLEAN):
            shutil.copy(file, self.at("root"))
