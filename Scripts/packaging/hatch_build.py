"""What the wheel holds, for hatchling: the tree of Scripts/stage around a binary, and a tag for what that binary needs."""
import os, platform, subprocess, tempfile

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface


class Addresses(MetadataHookInterface):
    PLUGIN_NAME = "custom"

    def update(self, metadata):
        metadata["urls"] = {"Homepage": os.environ.get("QUOIN_HOME", "https://quoin.invalid")}


class Contents(BuildHookInterface):
    PLUGIN_NAME = "custom"

    def initialize(self, version, build_data):
        self.folder = tempfile.TemporaryDirectory()
        if self.target_name == "sdist":
            return self.note_commit(build_data)
        script = lambda name: os.path.join(self.root, "Scripts", name)
        binary = os.environ.get("QUOIN_BINARY")
        if not binary:
            binary = os.path.join(self.folder.name, "quoin")
            subprocess.run([script("static-binary"), binary], check=True)
        stage = os.path.join(self.folder.name, "stage")
        subprocess.run([script("stage"), binary, stage], check=True)
        # A static binary asks nothing of the C library, and of the kernel what the one it contains asks for: Linux 3.2, which
        # every system of manylinux 2.17 and of musllinux 1.1 is newer than.
        machine = platform.machine()
        platforms = [f"manylinux_2_17_{machine}", f"manylinux2014_{machine}", f"musllinux_1_1_{machine}"]
        build_data["tag"] = f"py3-none-{'.'.join(platforms)}"
        build_data["pure_python"] = False
        build_data["shared_scripts"] = {os.path.join(stage, "bin", "quoin"): "quoin"}
        build_data["shared_data"] = dict(self.files(stage, "share"))

    def files(self, top, name):
        """Each file below a folder, and what it is called from the top."""
        for folder, _, names in os.walk(os.path.join(top, name)):
            for path in (os.path.join(folder, name) for name in names):
                yield path, os.path.relpath(path, top)

    def note_commit(self, build_data):
        commit = subprocess.run([os.path.join(self.root, "Scripts", "commit")], check=True, capture_output=True, text=True).stdout
        path = os.path.join(self.folder.name, "COMMIT")
        with open(path, "w", encoding="ascii") as file:
            file.write(commit)
        build_data["force_include"][path] = "COMMIT"

    def finalize(self, version, build_data, artifact_path):
        self.folder.cleanup()
