"""The wheel: installed without a network into a fresh environment, it puts `quoin` on the path."""
import os, sys, tarfile, time, zipfile

import index
from support import BINARY, MISTAKES, PLAIN, Case, isolated, path, run


class WheelTests(Case):
    def install(self):
        environment = self.at("environment")
        index.environment(environment)
        wheel = index.wheel()
        start = time.monotonic()
        run(*isolated(), os.path.join(environment, "bin", "pip"), "install", "--no-index", "--quiet", wheel)
        return environment, start

    def test_install_lint_and_uninstall(self):
        environment, start = self.install()
        quoin = os.path.join(environment, "bin", "quoin")
        found = run(*isolated(), "quoin", "lint", MISTAKES, status=1, env=dict(PLAIN, PATH=f"{environment}/bin:/usr/bin:/usr/sbin"))
        print(f"installed and linted in {time.monotonic() - start:.1f} s", file=sys.stderr)
        self.assertIn("[scroll-content-width]", found.stdout)
        with open(quoin, "rb") as installed, open(BINARY, "rb") as built:
            self.assertEqual(installed.read(), built.read())
        for name in ("man/man1/quoin.1", "bash-completion/completions/quoin", "doc/quoin/LICENSE", "doc/quoin/licenses/LGPL-2.1.txt"):
            self.assertTrue(os.path.isfile(os.path.join(environment, "share", name)), name)
        run(os.path.join(environment, "bin", "pip"), "uninstall", "--yes", "quoin-lint")
        self.assertFalse(os.path.exists(quoin))

    def test_its_tag_says_what_the_binary_needs(self):
        with zipfile.ZipFile(index.wheel()) as wheel:
            tags = wheel.read(next(name for name in wheel.namelist() if name.endswith(".dist-info/WHEEL"))).decode()
            self.assertIn("Root-Is-Purelib: false", tags)
            self.assertIn(f"Tag: py3-none-manylinux_2_17_{os.uname().machine}", tags)
            self.assertIn(f"Tag: py3-none-musllinux_1_1_{os.uname().machine}", tags)
            self.assertFalse([name for name in wheel.namelist() if name.endswith(".py")])

    def test_metadata_is_in_order(self):
        run(index.PYTHON, "-m", "twine", "check", "--strict", index.wheel(), index.sources(self.at("dist")))

    def test_the_sources_make_the_wheel_again(self):
        """Around a binary that is there: the sources have all that the wheel needs beside it, and the commit they are of."""
        with tarfile.open(index.sources(self.at("dist"))) as archive:
            archive.extractall(self.folder)
            top = self.at(archive.getnames()[0].split("/")[0])
        run(index.PYTHON, "-m", "hatchling", "build", "-t", "wheel", "-d", self.at("again"), cwd=top, env=dict(PLAIN, QUOIN_BINARY=BINARY))
        self.assertEqual(os.listdir(self.at("again")), [os.path.basename(index.wheel())])
        self.assertEqual(run(os.path.join(top, "Scripts", "commit")).stdout, run(path("Scripts", "commit")).stdout)
        run("swift", "package", "--package-path", top, "--scratch-path", self.at("scratch"), "describe")
