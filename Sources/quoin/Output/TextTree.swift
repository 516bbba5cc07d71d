import QuoinLayout
import QuoinScenes

/// A document as an indented tree, for people.
///
/// ```text
/// Card.json   375 × 667   retina4_7   safe area 20 0 0 0
/// root                view          0    0  375   667
/// ├─ title            label        16   36  343  20.5
/// └─ list             scroll        0   64  375   603   content 375 × 1200
///    └─ rows          stack         0    0  375  1200   ambiguous height
/// ```
struct TextTree {
    let text: String

    init(_ document: LaidOutDocument, _ settings: LayoutSettings) {
        text = document.scenes.map { SceneText($0, path: document.path, settings: settings).text }.joined(separator: "\n")
    }
}

private struct SceneText {
    private let scene: SceneResult
    private let colors: Colors
    private var lines: [String] = []

    var text: String { lines.joined(separator: "\n") + "\n" }

    init(_ scene: SceneResult, path: String, settings: LayoutSettings) {
        self.scene = scene
        colors = settings.colors
        lines.append(colors.bold(path) + heading)
        appendViews()
        if settings.showsConstraints { appendConstraints() }
        appendConflicts()
        if settings.showsStatistics {
            lines.append(colors.faint(scene.statistics.named.map { "\($0.0) \($0.1)" }.joined(separator: "   ")))
        }
    }

    private var heading: String {
        var words = [scene.id, "\(plainNumber(scene.size.width)) × \(plainNumber(scene.size.height))", scene.device?.id].compactMap { $0 }
        if scene.safeArea != .zero { words.append("safe area " + scene.safeArea.words) }
        if scene.era != .standard { words.append(scene.era.name) }
        if scene.solver != "native" { words.append(scene.solver) }
        return colors.faint("   " + words.joined(separator: "   "))
    }

    private mutating func appendViews() {
        let prefixes = TreeLines(scene.views).prefixes
        let names = zip(prefixes, scene.views).map { $0 + $1.title }
        let nameWidth = min(names.map(\.count).max() ?? 0, 48)
        let kindWidth = min(scene.views.map(\.kind.count).max() ?? 0, 24)
        let cells = scene.views.map { $0.frame.list.map { shortNumber($0) } }
        let widths = (0..<4).map { column in cells.map { $0[column].count }.max() ?? 0 }
        for (index, view) in scene.views.enumerated() {
            let name = prefixes[index] + colors.bold(view.title) + blank(nameWidth - names[index].count)
            let kind = colors.faint(view.kind) + blank(kindWidth - view.kind.count)
            let frame = (0..<4).map { blank(widths[$0] - cells[index][$0].count) + cells[index][$0] }.joined(separator: "  ")
            let marks = view.marks(colors)
            lines.append([name, kind, frame].joined(separator: "  ") + (marks.isEmpty ? "" : "   " + marks))
        }
        if !scene.idleViews.isEmpty {
            lines.append(colors.faint("not installed: " + scene.idleViews.map(\.title).joined(separator: ", ")))
        }
    }

    private mutating func appendConstraints() {
        lines.append(colors.faint("constraints"))
        for constraint in scene.constraints ?? [] { lines.append("  " + constraint.words(colors)) }
    }

    private mutating func appendConflicts() {
        let members = scene.conflicts.first?.members.all ?? []
        let words = members.map { "  " + $0.words(colors) }
        for conflict in scene.conflicts {
            lines.append(colors.error("cannot all hold"))
            for position in conflict.members.positions.lazy.map(Int.init) {
                let isLeftOut = members[position].id == conflict.broken
                lines.append(isLeftOut ? words[position] + colors.error("   ← left out") : words[position])
            }
        }
    }
}

extension LaidOutView {
    /// The name of the view, or else its id.
    var title: String { name ?? id }

    fileprivate func marks(_ colors: Colors) -> String {
        var marks: [String] = []
        if let scroll {
            marks.append("content \(shortNumber(scroll.contentSize.width)) × \(shortNumber(scroll.contentSize.height))")
            if scroll.adjustedContentInset != .zero { marks.append("inset " + scroll.adjustedContentInset.words) }
            if scroll.contentOffset != .zero {
                marks.append("offset \(shortNumber(scroll.contentOffset.x)) \(shortNumber(scroll.contentOffset.y))")
            }
        }
        if isHidden { marks.append("hidden") }
        if !ambiguous.isEmpty {
            marks.append(colors.warning("ambiguous " + (openFrame + openContent.map { "content \($0)" }).joined(separator: ", ")))
        }
        if isMisplaced ?? false { marks.append(colors.warning("misplaced")) }
        return marks.joined(separator: "   ")
    }
}

extension LaidOutConstraint {
    /// `title.leading == root.leadingMargin + 8  @750  (UISV-spacing, by stack)`
    fileprivate func words(_ colors: Colors) -> String {
        var text = "\(first).\(firstAttribute.name) \(relation) "
        if let second {
            if multiplier != 1 { text += "\(shortNumber(multiplier)) × " }
            text += "\(second).\(secondAttribute.name)"
            if constant != 0 { text += constant < 0 ? " - \(shortNumber(-constant))" : " + \(shortNumber(constant))" }
        } else {
            text += shortNumber(constant)
        }
        if priority < 1000 { text += "  @\(shortNumber(priority))" }
        let origin = [identifier, owner.map { "by \($0)" }].compactMap { $0 }.joined(separator: ", ")
        return text + (origin.isEmpty ? colors.faint("  \(id)") : colors.faint("  \(origin)"))
    }
}

extension Insets {
    /// Top, left, bottom, right.
    var words: String { list.map { shortNumber($0) }.joined(separator: " ") }
}

/// A number for reading: two decimals at most.
func shortNumber(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e12 else { return plainNumber(value) }
    return plainNumber((value * 100).rounded() / 100)
}

private func blank(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
