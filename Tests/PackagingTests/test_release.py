"""The files of a release: the same whenever they are made, complete, and what they say they are."""
import glob, json, os, sys, tarfile

from support import BINARY, MISTAKES, PLAIN, SHOWS, Case, path, run


class ReleaseTests(Case):
    @classmethod
    def setUpClass(cls):
        # Made once, read by every test; the tests' own folders hold what they unpack.
        cls.output = path(".build", "release-test")
        for old in glob.glob(os.path.join(cls.output, "*")):
            os.remove(old)
        cls.make(cls.output)

    @staticmethod
    def make(output):
        hosts = dict(PLAIN, QUOIN_HOME="https://home.invalid", QUOIN_DOWNLOADS="https://files.invalid")
        run(path("Scripts", "release"), "--draft", "--binary", BINARY, "--output", output, env=hosts)

    def find(self, pattern):
        found = glob.glob(os.path.join(self.output, pattern))
        self.assertEqual(len(found), 1, pattern)
        return found[0]

    def unpack(self, pattern):
        with tarfile.open(self.find(pattern)) as archive:
            archive.extractall(self.folder)
            return self.at(archive.getnames()[0])

    def test_the_same_bytes_again(self):
        self.make(self.at("again"))
        self.assertEqual(self.text("SHA256SUMS"), self.read("again", "SHA256SUMS"))

    def text(self, name):
        with open(os.path.join(self.output, name), encoding="UTF-8") as file:
            return file.read()

    def test_checksums_name_every_file(self):
        run("sha256sum", "--check", "--strict", "SHA256SUMS", cwd=self.output)
        named = {line.split("  ")[1] for line in self.text("SHA256SUMS").splitlines()}
        self.assertEqual(named | {"SHA256SUMS"}, set(os.listdir(self.output)))

    def test_the_archive_is_ready_to_run(self):
        folder = self.unpack("quoin-*-linux-*[0-9a-z][0-9].tar.gz")
        found = run(os.path.join(folder, "bin", "quoin"), "lint", MISTAKES, status=1)
        self.assertIn("[scroll-content-width]", found.stdout)
        for name in ("LICENSE", "NOTICE", "licenses/LGPL-2.1.txt", "licenses/GPL-3.txt", "licenses/expat.txt", "licenses/swift.txt"):
            self.assertTrue(os.path.getsize(os.path.join(folder, "share", "doc", "quoin", name)))

    def test_notes_are_the_changelogs(self):
        self.assertRegex(self.text("NOTES.md"), r"^# Quoin \d+\.\d+\.\d+\n\nThe first version\.\n")

    def test_the_bill_of_materials_is_valid_and_complete(self):
        tools = run(path("Scripts", "packaging", "tools")).stdout.strip()
        run(os.path.join(os.path.dirname(tools), "pyspdxtools"), "--infile", self.find("*.spdx.json"))
        with open(self.find("*.spdx.json"), encoding="UTF-8") as file:
            bill = json.load(file)
        names = {package["name"] for package in bill["packages"]}
        self.assertEqual(names, {"quoin", "glibc", "gcc-runtime", "expat", "swift", "inter-metrics", "unicode-character-database"})
        self.assertFalse([package["name"] for package in bill["packages"] if package["versionInfo"] == "NOASSERTION"])
        self.assertTrue(bill["packages"][0]["downloadLocation"].startswith("https://files.invalid/"))
        self.assertTrue(bill["documentNamespace"].startswith("https://home.invalid/"))

    def test_the_objects_link_to_the_same_command(self):
        folder = self.unpack("*-relink.tar.gz")
        run("sh", "./relink", "relinked", cwd=folder)
        run("strip", "relinked", cwd=folder)
        self.assertEqual(run(os.path.join(folder, "relinked"), "--version").stdout, run(BINARY, "--version").stdout)
        run(os.path.join(folder, "relinked"), "lint", SHOWS, status=1)

    def test_a_version_without_notes_is_refused(self):
        self.write("CHANGELOG.md", "# Changelog\n\n## Unreleased\n\n- More.\n\n## 0.1.0\n\n- All.\n")
        section = "import sys, notes; print(notes.section(sys.argv[1], sys.argv[2], False))"
        for version, status in (("0.1.0", 0), ("0.2.0", 1)):
            found = run(sys.executable, "-B", "-c", section, self.at("CHANGELOG.md"), version, cwd=path("Scripts", "packaging"), status=status)
            self.assertIn("- All." if status == 0 else "--draft", found.stdout + found.stderr)
