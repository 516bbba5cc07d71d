"""The hook of Packaging/pre-commit, installed by pre-commit itself from a repository and an index made here."""
import os, shutil

import index
from support import CLEAN, PLAIN, SHOWS, Case, path, run

CONFIGURATION = """\
repos:
  - repo: {hook}
    rev: 0.1.0
    hooks:
      - id: quoin
"""


class PreCommitTests(Case):
    def setUp(self):
        super().setUp()
        address = index.make(self.at("index"), [index.wheel()] + index.build_backend())
        self.environment = dict(
            PLAIN, PIP_INDEX_URL=address, PIP_DISABLE_PIP_VERSION_CHECK="1", PRE_COMMIT_HOME=self.at("store"), HOME=self.folder,
            PATH=f"{index.TOOLS}:{os.environ['PATH']}", GIT_CONFIG_NOSYSTEM="1")
        shutil.copytree(path("Packaging", "pre-commit"), self.at("hook"))
        self.repository("hook")
        self.git("hook", "tag", "0.1.0")
        os.mkdir(self.at("app"))
        self.write("app/.pre-commit-config.yaml", CONFIGURATION.format(hook=self.at("hook")))
        shutil.copy(CLEAN, self.at("app", "Main.storyboard"))
        self.repository("app")
        run("pre-commit", "install", cwd=self.at("app"), env=self.environment)

    def git(self, folder, *words, status=0):
        who = ["-c", "user.name=Quoin", "-c", "user.email=test@quoin.invalid"]
        return run("git", *who, *words, cwd=self.at(folder), env=self.environment, status=status)

    def repository(self, folder):
        self.git(folder, "init", "--quiet", "--initial-branch", "main")
        self.git(folder, "add", "--all")
        self.git(folder, "commit", "--quiet", "--message", "Begin")

    def test_a_commit_with_a_mistake_is_refused(self):
        shutil.copy(SHOWS, self.at("app", "Main.storyboard"))
        self.git("app", "add", "--all")
        found = self.git("app", "commit", "--message", "Break the screen", status=1)
        self.assertIn("[conflict]", found.stdout + found.stderr)
        shutil.copy(CLEAN, self.at("app", "Main.storyboard"))
        self.write("app/Notes.txt", "Other files are none of its business.")
        self.git("app", "add", "--all")
        self.git("app", "commit", "--message", "Add notes")
