"""What a released binary contains beside Quoin's own code. NOTICE says the same in words."""
import glob, os, re, subprocess, sys


class Component:
    def __init__(self, name, version, license, supplier, home, files=(), archives=(), relation="STATIC_LINK", comment=None):
        self.name, self.version, self.license, self.supplier, self.home = name, version, license, supplier, home
        # Its licenses among those that Scripts/packaging/licenses copies, and the names of its files as the linker meets them.
        self.files, self.archives = files, archives
        self.relation, self.comment = relation, comment


def debian(pattern):
    """The version of a package whose name is, or begins with, this."""
    found = subprocess.run(["dpkg-query", "-W", "-f", "${Status}\t${Version}\n", pattern], capture_output=True, text=True)
    versions = [line.split("\t")[1] for line in found.stdout.splitlines() if line.startswith("install ok installed")]
    return versions[0] if versions else "NOASSERTION"


def swift():
    found = re.search(r"Swift version (\S+)", subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout)
    return found.group(1) if found else "NOASSERTION"


def all():
    return [
        Component("glibc", debian("libc6-dev"), "LGPL-2.1-or-later", "Organization: GNU Project", "https://www.gnu.org/software/libc/",
                  ("glibc.txt", "LGPL-2.1.txt"), ("libc.a", "libm.a", "libm-*.a", "libmvec.a", "libpthread.a", "libdl.a", "librt.a", "libutil.a", "crt1.o", "crti.o", "crtn.o")),
        Component("gcc-runtime", debian("libstdc++-*-dev"), "GPL-3.0-or-later WITH GCC-exception-3.1", "Organization: GNU Project",
                  "https://gcc.gnu.org/", ("libstdc++.txt", "GPL-3.txt"),
                  ("libstdc++.a", "libgcc.a", "libgcc_eh.a", "crtbegin*.o", "crtend*.o"), comment="libstdc++ and libgcc"),
        Component("expat", debian("libexpat1-dev"), "MIT", "Organization: Expat maintainers", "https://libexpat.github.io",
                  ("expat.txt",), ("libexpat.a",)),
        Component("swift", swift(), "Apache-2.0 WITH Swift-exception", "Organization: Apple Inc. and the Swift project authors",
                  "https://www.swift.org", ("swift.txt",),
                  ("libswift*.a", "lib_Foundation*.a", "libFoundationEssentials.a", "lib_StringProcessing.a", "libdispatch.a", "libBlocksRuntime.a",
                   "libCoreFoundation.a", "swiftrt.o"), comment="The runtime and the standard libraries, with libdispatch"),
        Component("inter-metrics", "3.019", "OFL-1.1", "Organization: The Inter Project Authors", "https://rsms.me/inter/", relation="GENERATED_FROM",
                  comment="A table of advances and kerning that was computed from Inter; no font is contained"),
        Component("unicode-character-database", "15.0.0", "Unicode-3.0", "Organization: Unicode, Inc.", "https://www.unicode.org/ucd/",
                  relation="GENERATED_FROM", comment="A table of line-breaking classes"),
    ]


def check_licenses(folder):
    """All licenses that a binary needs are beside it."""
    missing = [name for part in all() for name in part.files if not os.path.exists(os.path.join(folder, name))]
    if missing:
        sys.exit(f"release: no license {', '.join(missing)} in {folder}; Scripts/packaging/licenses knows where they are on Debian")


def check_linked(inputs):
    """Every archive and object that the linker took belongs to a component, so that the bill of materials is complete."""
    known = [pattern for part in all() for pattern in part.archives]
    import fnmatch
    strange = sorted({os.path.basename(path) for path in inputs if not any(fnmatch.fnmatch(os.path.basename(path), p) for p in known)})
    if strange:
        sys.exit(f"release: {', '.join(strange)} is linked in, and Scripts/packaging/components.py does not say whose it is")
