"""A version's section of CHANGELOG.md, as the notes of its release."""
import sys


def section(path, version, draft):
    """The lines below `## 0.1.0` or `## [0.1.0] - date`; of a draft those below `## Unreleased`, if there is no such heading."""
    parts = {}
    with open(path, encoding="UTF-8") as file:
        title = None
        for line in file:
            if line.startswith("## "):
                title = line[3:].split(" - ")[0].strip().strip("[]")
            elif title is not None:
                parts[title] = parts.get(title, "") + line
    text = parts.get(version) or (parts.get("Unreleased") if draft else None)
    if not text or not text.strip():
        sys.exit(f"release: CHANGELOG.md has no section {version}: name it so, or say --draft")
    return f"# Quoin {version}\n\n{text.strip()}\n"
