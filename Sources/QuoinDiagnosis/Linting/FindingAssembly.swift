import QuoinScenes

/// Makes findings of detections: the same mistake in several environments is one finding.
struct FindingAssembly {
    let path: String
    /// The analyses of the scene, one for each environment.
    let analyses: [SceneAnalysis]

    /// The detections of a rule in some analyses.
    typealias Detected = [(analysis: SceneAnalysis, detections: [Detection])]

    /// The detections of a rule where the scene is checked anyway.
    func detections(_ rule: Rule) -> Detected {
        switch rule.detector {
        case .across(let detect): analyses.first.map { [($0, detect(analyses))] } ?? []
        case .each: FindingAssembly.detections(rule, in: analyses)
        }
    }

    /// The detections of a rule in the environments that it checks by itself, beside those asked for.
    static func detections(_ rule: Rule, in analyses: [SceneAnalysis]) -> Detected {
        guard case .each(let detect) = rule.detector else { return [] }
        return analyses.map { ($0, detect($0)) }
    }

    /// The findings that detections of a rule are.
    func findings(_ rule: Rule, _ detected: Detected) -> [Finding] {
        guard case .across = rule.detector else { return merged(rule, detected) }
        return detected.flatMap { detected in
            detected.detections.map { finding($0, rule, in: [detected.analysis], isEverywhere: true) }
        }
    }

    private func merged(_ rule: Rule, _ detected: Detected) -> [Finding] {
        struct Key: Hashable {
            var object: String?
            var aspect: String
        }
        var order: [Key] = []
        var first: [Key: Detection] = [:]
        var shown: [Key: [SceneAnalysis]] = [:]
        for (analysis, detections) in detected {
            for detection in detections {
                let key = Key(object: detection.object, aspect: detection.aspect)
                if first[key] == nil {
                    first[key] = detection
                    order.append(key)
                }
                if shown[key]?.last !== analysis { shown[key, default: []].append(analysis) }
            }
        }
        return order.compactMap { key in
            let analyses = shown[key] ?? []
            let isEverywhere = self.analyses.allSatisfy { asked in analyses.contains { $0 === asked } }
            return first[key].map { finding($0, rule, in: analyses, isEverywhere: isEverywhere) }
        }
    }

    private func finding(_ detection: Detection, _ rule: Rule, in shown: [SceneAnalysis], isEverywhere: Bool) -> Finding {
        let source = detection.object.flatMap { self.source($0) }
        var finding = Finding(
            rule: rule.id, severity: detection.severity ?? rule.severity, path: path, line: source?.start.line ?? 0,
            column: source?.start.column ?? 0, object: detection.object, name: detection.object.map { name($0, shown.first) } ?? "",
            message: detection.message)
        finding.related = detection.related.map { related in
            var related = related
            if related.line == 0, let object = related.object { related.line = self.source(object)?.start.line ?? 0 }
            return related
        }
        // What works where it was drawn works, and not everywhere.
        if !isEverywhere, finding.severity == .error, !analyses.contains(where: { asked in shown.contains { $0 === asked } }) {
            finding.severity = .warning
        }
        if rule.isComputedByXcode, finding.severity > .info, let scene = shown.first, let reservation = Reservation(detection, in: scene),
            reservation.severity < finding.severity
        {
            finding.severity = reservation.severity
            finding.related.append(Finding.Related(message: reservation.message))
        }
        finding.tolerance = detection.tolerance
        if !isEverywhere { finding.devices = shown.map(\.environment.name) }
        if let advice = detection.advice {
            finding.fix = Fix(advice, edits: named(detection.edits), isChoice: detection.isChoice)
            finding.fix?.alternative = detection.alternative
        }
        finding.otherFixes = detection.otherAdvice.map { other in
            var fix = other
            fix.edits = named(other.edits)
            return fix
        }
        return finding
    }

    /// The edits with ids for new constraints.
    private func named(_ edits: [SceneEdit]) -> [SceneEdit] {
        edits.map { edit in
            guard case .addConstraint(var constraint) = edit, constraint.id == nil, let scene = analyses.first?.original else {
                return edit
            }
            constraint.id = scene.freshID(for: constraint)
            return .addConstraint(constraint)
        }
    }

    private func source(_ object: String) -> SourceRange? {
        guard let scene = analyses.first?.original else { return nil }
        return scene.nodes.first { $0.id == object }?.source ?? scene.constraints.first { $0.id == object }?.source
    }

    /// The path of a view; of a constraint the equation.
    private func name(_ object: String, _ analysis: SceneAnalysis?) -> String {
        guard let analysis else { return "" }
        if let view = analysis.view(object) { return view.path }
        if let constraint = analysis.constraint(object) { return constraint.description }
        // A constraint that was left out goes by the view that it was for.
        guard let constraint = analysis.original.constraints.first(where: { $0.id == object }) else { return "" }
        let names = [constraint.first.node, constraint.second?.node].compactMap { $0 }
        return names.compactMap { analysis.view($0) }.first?.path ?? ""
    }
}
