"""The objects that the static binary was linked from, with a script that links them anew.

The GNU C Library is in the binary under the LGPL, which asks that whoever gets the binary can link it with another version.
"""
import glob, json, os, re, shutil, subprocess, sys

SCRIPT = """#!/bin/sh
# Links the command from its objects with the C library, the C++ runtime, Expat and the Swift runtime of this machine.
#
#   ./relink quoin        needs Swift {swift} and libexpat1-dev
set -eu
output=$PWD/${{1:-quoin}}
cd "$(dirname "$0")"
exec swiftc -o "$output" @objects.txt {arguments}
"""


def gather(root, folder):
    """Copies objects and script there, runs the script, and gives the names of all that the linker took beside the objects."""
    build = os.path.join(root, ".build-static")
    arguments, listed = command(build)
    os.makedirs(os.path.join(folder, "objects"))
    names = [put(path, build, folder) for path in listed]
    with open(os.path.join(folder, "objects.txt"), "w", encoding="UTF-8") as file:
        file.write("".join(f"{name}\n" for name in names))
    found = re.search(r"Swift version (\S+)", subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout)
    script = os.path.join(folder, "relink")
    with open(script, "w", encoding="UTF-8") as file:
        file.write(SCRIPT.format(swift=found[1] if found else "6.2 or newer", arguments=" ".join(arguments)))
    os.chmod(script, 0o755)
    return trace(folder, arguments)


def command(build):
    """The options of the link and its objects, from the build's own description of itself."""
    for line in open(os.path.join(build, "release.yaml"), encoding="UTF-8"):
        if not line.startswith("    args: ") or '"-emit-executable"' not in line:
            continue
        words = json.loads(line[len("    args: "):])
        if os.path.basename(words[words.index("-o") + 1]) == "quoin":
            break
    else:
        sys.exit("release: .build-static does not say how quoin was linked: run Scripts/static-binary")
    listing = next(word[1:] for word in words if word.startswith("@"))
    objects = [line.strip().strip("'\"") for line in open(listing, encoding="UTF-8") if line.strip()]
    return portable(words[1:], build), objects


def portable(words, build):
    """Without what only holds where it was built."""
    kept, skip = [], 0
    for word, after in zip(words, words[1:] + [""]):
        if skip:
            skip -= 1
        elif word in ("-o", "-file-prefix-map", "-module-name", "-Xfrontend") or word == "-L" and after.startswith(build):
            skip = 1
        elif word not in ("-g", "-gnone") and not word.startswith("@"):
            kept.append(f"'{word}'" if "$" in word else word)
    return kept


def put(path, build, folder):
    """Copies an object without the paths of this machine; folders in its name keep those of one name apart."""
    name = os.path.join("objects", re.sub(r"^.*/release/", "", path).replace(".build/", "/"))
    os.makedirs(os.path.dirname(os.path.join(folder, name)), exist_ok=True)
    subprocess.run(["strip", "--strip-debug", "-o", os.path.join(folder, name), path], check=True)
    return name


def trace(folder, arguments):
    output = os.path.join(folder, "traced")
    words = ["swiftc", "-o", output, "@objects.txt", *(word.strip("'") for word in arguments), "-Xlinker", "--trace"]
    said = subprocess.run(words, cwd=folder, capture_output=True, text=True)
    if said.returncode != 0:
        sys.exit(f"release: the objects do not link:\n{said.stderr}")
    os.remove(output)
    # "/usr/lib/libexpat.a(xmlparse.o)" or the path of an object.
    names = {re.sub(r"\(.*\)$", "", line.strip()) for line in (said.stdout + said.stderr).splitlines() if re.search(r"\.(a|o)(\(.*\))?$", line.strip())}
    return {name for name in names if not name.startswith("objects/") and not re.search(r"/[^/]*-[0-9a-f]{6,}[^/]*\.o$", name)}
