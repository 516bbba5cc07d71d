"""The bill of materials of a release, in the form of SPDX 2.3."""
import datetime, json

import archive, components

AUTHOR = "Organization: Quoin contributors"


def write(path, name, version, commit, when, home, download, binary, packed):
    parts = components.all()
    document = {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": name,
        # Unique, as the standard asks: by what was released.
        "documentNamespace": f"{home}/spdx/{name}-{archive.digest(packed)[:16]}",
        "creationInfo": {
            "created": datetime.datetime.fromtimestamp(when, datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "creators": [AUTHOR, "Tool: quoin-release"],
        },
        "packages": [quoin(version, commit, home, download, packed)] + [package(part) for part in parts],
        "files": [{
            "SPDXID": "SPDXRef-File-quoin",
            "fileName": f"./{name}/bin/quoin",
            "fileTypes": ["BINARY"],
            "checksums": [{"algorithm": kind.upper(), "checksumValue": archive.digest(binary, kind)} for kind in ("sha1", "sha256")],
            "licenseConcluded": "NOASSERTION",
            "licenseInfoInFiles": ["NOASSERTION"],
            "copyrightText": "NOASSERTION",
        }],
        "relationships": [relationship("DOCUMENT", "DESCRIBES", name) for name in ("Package-quoin", "File-quoin")]
        + [relationship("Package-quoin", part.relation, f"Package-{part.name}") for part in parts],
    }
    with open(path, "w", encoding="UTF-8") as file:
        json.dump(document, file, indent=1, ensure_ascii=False)
        file.write("\n")


def quoin(version, commit, home, download, packed):
    return {
        "SPDXID": "SPDXRef-Package-quoin",
        "name": "quoin",
        "versionInfo": version,
        "supplier": AUTHOR,
        "downloadLocation": download,
        "homepage": home,
        "sourceInfo": f"commit {commit}" if commit else "of no known commit",
        "filesAnalyzed": False,
        "checksums": [{"algorithm": "SHA256", "checksumValue": archive.digest(packed)}],
        "licenseConcluded": "Apache-2.0",
        "licenseDeclared": "Apache-2.0",
        "copyrightText": "Copyright the Quoin authors",
    }


def package(part):
    found = {
        "SPDXID": f"SPDXRef-Package-{part.name}",
        "name": part.name,
        "versionInfo": part.version,
        "supplier": part.supplier,
        "downloadLocation": "NOASSERTION",
        "homepage": part.home,
        "filesAnalyzed": False,
        "licenseConcluded": part.license,
        "licenseDeclared": part.license,
        "copyrightText": "NOASSERTION",
    }
    if part.comment:
        found["comment"] = part.comment
    return found


def relationship(subject, kind, other):
    return {"spdxElementId": f"SPDXRef-{subject}", "relationshipType": kind, "relatedSpdxElement": f"SPDXRef-{other}"}
