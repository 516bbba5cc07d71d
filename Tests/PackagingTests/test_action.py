"""The scripts of the GitHub Action: how they get the binary, and each input that action.yml documents."""
import json, os, re, shutil, stat

import yaml

from support import BINARY, CLEAN, PLAIN, SHOWS, Case, path, run

with open(path("action.yml"), encoding="UTF-8") as file:
    ACTION = yaml.safe_load(file)


class FetchTests(Case):
    """Releases lie at an address; a folder will do."""

    def setUp(self):
        super().setUp()
        self.name = f"quoin-0.1.0-linux-{os.uname().machine}"
        stage = self.at("work", self.name)
        run(path("Scripts", "stage"), BINARY, stage)
        os.makedirs(self.at("releases", "0.1.0"))
        run("tar", "-czf", self.archive(), "-C", self.at("work"), self.name)
        self.sum()

    def archive(self):
        return self.at("releases", "0.1.0", f"{self.name}.tar.gz")

    def sum(self):
        text = run("sha256sum", f"{self.name}.tar.gz", cwd=self.at("releases", "0.1.0")).stdout
        self.write("releases/0.1.0/SHA256SUMS", text)

    def fetch(self, script="fetch", version="0.1.0", status=0, **variables):
        environment = dict(PLAIN, VERSION=version, DOWNLOADS=f"file://{self.at('releases')}", **variables)
        return run(path("Scripts", "action", script), self.at("bin"), env=environment, status=status)

    def test_the_released_binary_comes(self):
        self.assertIn("quoin 0.1.0", self.fetch().stdout)
        run(self.at("bin", "quoin"), "lint", CLEAN)

    def test_an_archive_that_was_changed_is_refused(self):
        with open(self.archive(), "ab") as file:
            file.write(b"more")
        self.assertIn("checksum differs", self.fetch(status=1).stderr)
        self.assertFalse(os.path.exists(self.at("bin", "quoin")))

    def test_an_archive_without_a_checksum_is_refused(self):
        self.write("releases/0.1.0/SHA256SUMS", f"{'0' * 64}  another.tar.gz\n")
        self.assertIn("does not name", self.fetch(status=1).stderr)

    def test_a_version_that_was_not_released_is_built(self):
        self.fetch(version="9.9.9", status=3)
        self.fetch(version="", status=3)
        self.stub_docker()
        self.fetch("prepare", version="9.9.9", PATH=f"{self.at('stub')}:{os.environ['PATH']}")
        self.assertIn("build --output", self.read("docker.txt"))

    def test_nothing_is_built_in_place_of_a_changed_archive(self):
        with open(self.archive(), "ab") as file:
            file.write(b"more")
        self.stub_docker()
        self.fetch("prepare", status=1, PATH=f"{self.at('stub')}:{os.environ['PATH']}")
        self.assertFalse(os.path.exists(self.at("docker.txt")))

    def test_what_the_cache_had_is_kept(self):
        os.mkdir(self.at("bin"))
        shutil.copy(BINARY, self.at("bin", "quoin"))
        self.fetch("prepare", version="9.9.9")

    def stub_docker(self):
        """A `docker` that writes down what it was asked."""
        place = self.write("stub/docker", f'#!/bin/sh\necho "$@" > "{self.at("docker.txt")}"\n')
        os.chmod(place, os.stat(place).st_mode | stat.S_IXUSR)


class InputTests(Case):
    """Each input, as its variable."""

    def setUp(self):
        super().setUp()
        os.makedirs(self.at("App"))
        os.makedirs(self.at("My Kit"))
        shutil.copy(SHOWS, self.at("App", "Main.storyboard"))
        shutil.copy(CLEAN, self.at("Clean.storyboard"))

    def lint(self, status, **variables):
        return run(path("Scripts", "action", "lint"), BINARY, cwd=self.folder, env=dict(PLAIN, **variables), status=status)

    def test_every_input_reaches_the_script(self):
        """What is documented is passed on, and what is passed on is tested below."""
        passed = [value for step in ACTION["runs"]["steps"] for value in [step.get("if", ""), *step.get("env", {}).values()]]
        self.assertEqual(set(re.findall(r"inputs\.([a-z-]+)", " ".join(passed))), set(ACTION["inputs"]))
        tested = {name[len("test_"):].replace("_", "-") for name in dir(self) if name.startswith("test_")}
        # The first two are FetchTests', the others DiffActionTests' in Tests/quoinTests.
        self.assertLessEqual(set(ACTION["inputs"]) - {"version", "downloads", "comment", "token"}, tested)

    def test_paths(self):
        found = self.lint(1, PATHS="App Clean.storyboard")
        self.assertIn("::error file=App/Main.storyboard,line=", found.stdout)
        self.lint(0, PATHS="Clean.storyboard")
        self.lint(1, PATHS="Clean.storyboard\nApp\n")
        self.lint(1)
        self.assertIn("No*", self.lint(65, PATHS="No*").stderr)

    def test_configuration(self):
        self.write("strict.json", '{"disabled_rules": ["conflict"]}')
        self.lint(0, PATHS="App", CONFIGURATION="strict.json")

    def test_baseline(self):
        run(BINARY, "lint", "--write-baseline", "baseline.json", "App", cwd=self.folder, status=None)
        self.lint(0, PATHS="App", BASELINE="baseline.json")

    def test_devices(self):
        self.lint(1, PATHS="App", DEVICES="retina4_7,retina6_12:landscape")
        self.assertIn("unknown device", self.lint(64, PATHS="App", DEVICES="retina4_8").stderr)

    def test_fail_level(self):
        self.lint(0, PATHS="App", FAIL_LEVEL="never")

    def test_strict(self):
        self.lint(1, PATHS="App", STRICT="true")
        self.lint(1, PATHS="App", STRICT="false")

    def test_sarif(self):
        self.lint(1, PATHS="App", SARIF="quoin.sarif")
        self.assertEqual(json.loads(self.read("quoin.sarif"))["version"], "2.1.0")

    def test_the_summary_gets_a_table(self):
        self.lint(1, PATHS="App", GITHUB_STEP_SUMMARY=self.at("summary.md"))
        self.assertIn("|", self.read("summary.md"))

    def test_nothing_in_an_input_is_a_command(self):
        self.lint(65, PATHS="$(touch${IFS}pwned) `touch$IFS`")
        self.lint(65, PATHS="--fix;touch")
        self.assertFalse(os.path.exists(self.at("pwned")))
