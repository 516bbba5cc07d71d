"""The empty image around the released binary, built and run without a daemon and without root's rights, by buildah."""
import os, shutil, subprocess, unittest

from support import BINARY, PLAIN, SHOWS, Case, path, run


class ImageTests(Case):
    def buildah(self, *words, status=0):
        options = ["--root", self.at("images"), "--runroot", self.at("run"), "--storage-driver", "vfs"]
        return run("buildah", *options, *words, status=status, env=dict(PLAIN, BUILDAH_ISOLATION="chroot"))

    def test_the_image_lints_a_folder(self):
        if not shutil.which("buildah"):
            self.skipTest("buildah is not installed (Debian: buildah)")
        run(path("Scripts", "stage"), BINARY, self.at("stage"))
        probe = self.buildah("bud", "-t", "quoin", "-f", path("Packaging", "docker", "Dockerfile"), self.at("stage"), status=None)
        if probe.returncode != 0 and "permitted" in probe.stderr:
            self.skipTest("this machine lets nobody build images: " + probe.stderr.strip().splitlines()[-1])
        self.assertEqual(probe.returncode, 0, probe.stderr)
        container = self.buildah("from", "quoin").stdout.strip().splitlines()[-1]
        os.mkdir(self.at("App"))
        shutil.copy(SHOWS, self.at("App"))
        found = self.buildah("run", "--volume", f"{self.at('App')}:/work", container, "--", "/quoin", "lint", ".", status=1)
        self.assertIn("[conflict]", found.stdout)
        self.buildah("rm", container)
