import QuoinScenes

/// Makes findings of what detectors saw: the same thing in several environments is one finding.
struct FindingWriter {
    let path: String
    let inspections: [Inspection]
    let bytes: [UInt8]

    func findings(_ rule: Rule) -> [Finding] {
        switch rule.detector {
        case .across(let find):
            guard let first = inspections.first else { return [] }
            return find(inspections).map { finding($0, rule, in: [first], of: [first]) }
        case .each(let find): return merged(rule, inspections.map { (inspection: $0, sightings: find($0)) })
        }
    }

    private func merged(_ rule: Rule, _ seen: [(inspection: Inspection, sightings: [Sighting])]) -> [Finding] {
        struct Key: Hashable {
            var object: String?
            var aspect: String
        }
        var order: [Key] = []
        var first: [Key: Sighting] = [:]
        var places: [Key: [Inspection]] = [:]
        for (inspection, sightings) in seen {
            for sighting in sightings {
                let key = Key(object: sighting.object, aspect: sighting.aspect)
                if first[key] == nil {
                    first[key] = sighting
                    order.append(key)
                }
                if places[key]?.last !== inspection { places[key, default: []].append(inspection) }
            }
        }
        return order.compactMap { key in first[key].map { finding($0, rule, in: places[key] ?? [], of: inspections) } }
    }

    private func finding(_ sighting: Sighting, _ rule: Rule, in shown: [Inspection], of all: [Inspection]) -> Finding {
        let inspection = shown.first
        let source = sighting.object.flatMap { self.source($0) }
        var finding = Finding(
            rule: rule.id, severity: sighting.severity ?? rule.severity, path: path, line: source?.start.line ?? 0,
            column: source?.start.column ?? 0, object: sighting.object, name: sighting.object.map { name($0, inspection) } ?? "",
            message: sighting.message)
        finding.related = sighting.related
        finding.tolerance = sighting.tolerance
        if shown.count < all.count { finding.devices = shown.map(\.environment.name) }
        if let advice = sighting.advice {
            finding.fix = Fix(advice, edits: sighting.repair.map { edits($0) } ?? [])
        }
        return finding
    }

    private func edits(_ repair: Repair) -> [Fix.Edit] {
        guard !bytes.isEmpty, let scene = inspections.first?.original else { return [] }
        return FileEditor(bytes, scene).edits(repair)
    }

    private func source(_ object: String) -> SourceRange? {
        guard let scene = inspections.first?.original else { return nil }
        return scene.nodes.first { $0.id == object }?.source ?? scene.constraints.first { $0.id == object }?.source
    }

    /// The names down to a view; a constraint goes by its own.
    private func name(_ object: String, _ inspection: Inspection?) -> String {
        guard let inspection else { return "" }
        if let place = inspection.place(object) { return inspection.path(place) }
        if let link = inspection.links.first(where: { $0.id == object }) { return inspection.described(link) }
        // A constraint that was left out goes by the view that it was for.
        guard let constraint = inspection.original.constraints.first(where: { $0.id == object }) else { return "" }
        let names = [constraint.first.node, constraint.second?.node].compactMap { $0 }
        return names.compactMap { inspection.place($0) }.first.map { inspection.path($0) } ?? ""
    }
}
