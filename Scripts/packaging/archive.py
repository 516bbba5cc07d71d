"""Archives and checksums that are the same whenever they are made."""
import gzip, hashlib, os, subprocess, tarfile


def date(root):
    """The time of the last commit in seconds since 1970. SOURCE_DATE_EPOCH overrides it; without either it is 1980."""
    if "SOURCE_DATE_EPOCH" in os.environ:
        return int(os.environ["SOURCE_DATE_EPOCH"])
    found = subprocess.run(["git", "-C", root, "log", "-1", "--format=%ct"], capture_output=True, text=True)
    return int(found.stdout) if found.returncode == 0 else 315532800


def pack(folder, path, when):
    """Packs a folder as a .tar.gz: entries sorted, owned by root, all of one date."""

    def plain(entry):
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = when
        entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
        return entry

    with open(path, "wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=when) as zipped:
        with tarfile.open(fileobj=zipped, mode="w", format=tarfile.PAX_FORMAT) as archive:
            archive.add(folder, os.path.basename(folder), filter=plain)


def digest(path, algorithm="sha256"):
    """The digest of a file, in hexadecimal."""
    with open(path, "rb") as file:
        return hashlib.file_digest(file, algorithm).hexdigest() if hasattr(hashlib, "file_digest") else hashlib.new(algorithm, file.read()).hexdigest()


def checksums(paths, to):
    """Writes the digests of files in the form that `sha256sum --check` reads."""
    with open(to, "w", encoding="UTF-8") as file:
        for path in sorted(paths, key=os.path.basename):
            file.write(f"{digest(path)}  {os.path.basename(path)}\n")
