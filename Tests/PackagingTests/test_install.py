"""`make install` and `make uninstall`."""
import os

from support import BINARY, ROOT, SHOWS, Case, run

INSTALLED = [
    "bin/quoin",
    "share/bash-completion/completions/quoin",
    "share/doc/quoin/LICENSE",
    "share/doc/quoin/NOTICE",
    "share/fish/vendor_completions.d/quoin.fish",
    "share/man/man1/quoin.1",
    "share/zsh/site-functions/_quoin",
]


class InstallTests(Case):
    def make(self, target, *variables):
        run("make", "-s", "-C", ROOT, target, f"BINARY={BINARY}", *variables)

    def files(self, *parts):
        top = self.at(*parts)
        found = [os.path.relpath(os.path.join(folder, name), top) for folder, _, names in os.walk(top) for name in names]
        return sorted(name for name in found if "/licenses/" not in name)

    def test_install_and_uninstall(self):
        self.make("install", f"PREFIX={self.at('prefix')}")
        self.assertEqual(self.files("prefix"), INSTALLED)
        run(self.at("prefix", "bin", "quoin"), "lint", SHOWS, status=1)
        self.make("install", f"PREFIX={self.at('prefix')}")  # over itself
        self.write("prefix/bin/other", "")
        self.make("uninstall", f"PREFIX={self.at('prefix')}")
        self.assertEqual(self.files("prefix"), ["bin/other"])

    def test_a_package_is_made_below_destdir(self):
        self.make("install", "PREFIX=/usr", f"DESTDIR={self.at('package')}")
        self.assertEqual(self.files("package", "usr"), INSTALLED)

    def test_uninstalling_what_is_not_there(self):
        self.make("uninstall", f"PREFIX={self.at('nowhere')}")
