"""The snippets of Documentation/ContinuousIntegration.md: they parse, and their shell parts do what the page says."""
import os, re, shutil, subprocess

import yaml

import index
from support import CLEAN, PLAIN, SHOWS, Case, path, run

with open(path("Documentation", "ContinuousIntegration.md"), encoding="UTF-8") as file:
    PAGE = file.read()
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def commands(language, text):
    """The shell commands of a snippet, in their order."""
    if language == "sh":
        return text.strip().splitlines()
    if language == "groovy":
        return re.findall(r"\bsh '([^']*)'", text)
    return list(scripts(yaml.safe_load(text)))


def scripts(value):
    """The values of `script` and of `run`, wherever they are."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key in ("script", "run"):
                yield from inner if isinstance(inner, list) else [inner]
            else:
                yield from scripts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from scripts(inner)


class PageTests(Case):
    """A project with screens, and `pip` with an index of its own."""

    def setUp(self):
        super().setUp()
        index.environment(self.at("environment"))
        address = index.make(self.at("index"), [index.wheel()])
        os.makedirs(self.at("project", "App"))
        self.environment = dict(
            PLAIN, PIP_INDEX_URL=address, PIP_DISABLE_PIP_VERSION_CHECK="1", HOME=self.folder, PATH=f"{self.at('environment', 'bin')}:/usr/bin:/bin")
        self.git("init", "--quiet")
        shutil.copy(CLEAN, self.at("project", "App", "Main.storyboard"))
        self.commit()
        self.environment["CI_MERGE_REQUEST_DIFF_BASE_SHA"] = self.git("rev-parse", "HEAD").stdout.strip()

    def git(self, *words):
        who = ["-c", "user.name=Quoin", "-c", "user.email=test@quoin.invalid"]
        return run("git", *who, *words, cwd=self.at("project"), env=self.environment)

    def commit(self):
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", "Change")

    def break_screen(self):
        shutil.copy(SHOWS, self.at("project", "App", "My Main.storyboard"))
        self.commit()

    def statuses(self, language, text):
        """Runs every command of a snippet and gives their statuses."""
        found = []
        for command in commands(language, text):
            said = subprocess.run(["sh", "-c", command], cwd=self.at("project"), env=self.environment, capture_output=True, text=True)
            self.assertIn(said.returncode, (0, 1), f"{command}\n{said.stdout}{said.stderr}")
            self.assertNotIn("USAGE", said.stderr)
            found.append(said.returncode)
        return found

    def test_there_is_one_for_each_service(self):
        heads = [text.splitlines()[0].lstrip("#/ ") for language, text in BLOCKS if language != "sh"]
        for name in (".github/workflows/layout.yml", ".gitlab-ci.yml", "bitbucket-pipelines.yml", "Jenkinsfile"):
            self.assertIn(name, heads)

    def test_nothing_wrong_fails_nothing(self):
        for language, text in BLOCKS:
            with self.subTest(text.splitlines()[0]):
                self.assertLessEqual(set(self.statuses(language, text)), {0})

    def test_a_mistake_fails_the_step_that_lints(self):
        self.break_screen()
        for language, text in BLOCKS:
            linting = [command for command in commands(language, text) if "quoin lint" in command and "--fail-level never" not in command]
            if not linting or "--write-baseline" in text:
                continue
            with self.subTest(text.splitlines()[0]):
                # xargs turns the status of what it started into 123.
                self.environment["LC_ALL"] = "C"
                found = [subprocess.run(["sh", "-c", command], cwd=self.at("project"), env=self.environment, capture_output=True).returncode
                         for command in commands(language, text)]
                self.assertIn(max(found), (1, 123))
        for name in ("quoin.xml", "test-results/quoin.xml"):
            self.assertIn("conflict", self.read("project", name))

    def test_the_pages_inputs_are_the_actions(self):
        with open(path("action.yml"), encoding="UTF-8") as file:
            inputs = list(yaml.safe_load(file)["inputs"])
        self.assertEqual(re.findall(r"^\| `([a-z-]+)` \|", PAGE, re.MULTILINE), inputs)
        jobs = [yaml.safe_load(text)["jobs"]["quoin"] for language, text in BLOCKS if "OWNER/quoin" in text]
        used = [step["with"] for job in jobs for step in job["steps"] if step.get("uses", "").startswith("OWNER/quoin")]
        self.assertTrue(used)
        for names in used:
            self.assertLessEqual(set(names), set(inputs))
