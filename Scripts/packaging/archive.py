"""Archives and checksums that are the same whenever they are made."""
import gzip, hashlib, os, subprocess, tarfile


def date(root):
    """When the last commit was made, in seconds; SOURCE_DATE_EPOCH stands before it, and without either it is 1980."""
    if "SOURCE_DATE_EPOCH" in os.environ:
        return int(os.environ["SOURCE_DATE_EPOCH"])
    found = subprocess.run(["git", "-C", root, "log", "-1", "--format=%ct"], capture_output=True, text=True)
    return int(found.stdout) if found.returncode == 0 else 315532800


def pack(folder, path, when):
    """A folder as a .tar.gz: sorted, owned by nobody, all of one date."""

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
    with open(path, "rb") as file:
        return hashlib.file_digest(file, algorithm).hexdigest() if hasattr(hashlib, "file_digest") else hashlib.new(algorithm, file.read()).hexdigest()


def checksums(paths, to):
    """What `sha256sum --check` reads."""
    with open(to, "w", encoding="UTF-8") as file:
        for path in sorted(paths, key=os.path.basename):
            file.write(f"{digest(path)}  {os.path.basename(path)}\n")
