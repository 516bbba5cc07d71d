"""The counts of the solver's work on each shape, as they are written down in counts.txt.

They are the same in every run and on every machine, so they show what times do not: a change of them is a change of the method, and belongs
into the same commit.
"""
import json
import os
import re
import subprocess
from concurrent.futures import ThreadPoolExecutor

COUNTED = ("rows", "classes", "kernelRows", "pivots")


def taken(quoin, path, limit):
    """The counts of one scene, or the reason for which there are none."""
    try:
        run = subprocess.run([quoin, "layout", "--stats", path], capture_output=True, text=True, timeout=limit)
    except subprocess.TimeoutExpired:
        return f"more than {limit} s"
    line = next((line for line in run.stdout.splitlines() if line.startswith("views ")), "")
    found = dict(re.findall(r"(\w+) (\d+)", line))
    missing = [name for name in COUNTED if name not in found]
    if run.returncode or missing:
        return f"exit status {run.returncode}" if run.returncode else f"{', '.join(missing)} missing"
    return tuple(int(found[name]) for name in COUNTED)


def of_shapes(quoin, shapes, sizes, folder, limit):
    """The counts of each shape at each size, as many at once as there are cores."""
    paths = {}
    for name, make in shapes.items():
        for size in sizes:
            paths[name, size] = os.path.join(folder, f"{name}_{size}.json")
            with open(paths[name, size], "w") as file:
                json.dump(make(size), file)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return dict(zip(paths, pool.map(lambda path: taken(quoin, path, limit), paths.values())))


def failures(counts):
    return [f"{name} {size}: {reason}" for (name, size), reason in counts.items() if isinstance(reason, str)]


def write(path, counts):
    with open(path, "w") as file:
        file.write(f"# shape, size, {', '.join(COUNTED)}: written by `shapes --write-counts {os.path.basename(path)}`\n")
        for (name, size), found in counts.items():
            if not isinstance(found, str):
                file.write(" ".join(map(str, (name, size, *found))) + "\n")


def read(path):
    with open(path) as file:
        lines = [line.split() for line in file if not line.startswith("#")]
    return {(name, int(size)): tuple(map(int, found)) for name, size, *found in lines}


def differences(counts, written):
    """What differs from the counts written down, a line for each shape and size."""
    said = []
    for (name, size), expected in written.items():
        found = counts.get((name, size), "there is no such shape")
        if isinstance(found, tuple) and found != expected:
            said.append(f"{name} {size}: " + ", ".join(f"{what} {b}, was {a}" for what, a, b in zip(COUNTED, expected, found) if a != b))
        elif (name, size) not in counts:
            said.append(f"{name} {size}: {found}")
    return said + [f"{name} {size}: is not written down" for name, size in counts if (name, size) not in written]
