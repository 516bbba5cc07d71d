import QuoinLayout

extension LaidOutDocument {
    /// Returns the JSON that `quoin layout --format json` prints for documents. Keys that do not apply are left out.
    ///
    /// - Parameters:
    ///   - documents: The documents, in the order of the output.
    ///   - statistics: Whether to add counts of the solver's work, as `--stats` does.
    public static func json(_ documents: [LaidOutDocument], statistics: Bool = false) -> String {
        frame.opening + documents.map { $0.json(statistics: statistics) }.joined(separator: frame.separator) + frame.closing
    }

    /// The text before, between and after the objects of documents.
    package static var frame: (opening: String, separator: String, closing: String) {
        ("{\"version\": 1,\n \"documents\": [\n", ",\n", "]}\n")
    }

    /// Returns the object of this document in that JSON.
    package func json(statistics: Bool) -> String { LaidOutJSON(showsStatistics: statistics).write(self) }
}

/// Writes the object of a document.
private struct LaidOutJSON {
    let showsStatistics: Bool

    func write(_ document: LaidOutDocument) -> String {
        // A view takes about three hundred bytes.
        var writer = JSONWriter(reserving: 320 * document.scenes.reduce(2) { $0 + $1.views.count })
        writer.object { writer in
            writer.member("path", document.path)
            writer.member("error") { error(document.error, &$0) }
            writer.member("notes") { writer in
                writer.list { writer in for note in document.notes { writer.element { self.note(note, &$0) } } }
            }
            writer.member("scenes") { writer in
                writer.list(expanded: true) { writer in for scene in document.scenes { writer.element { self.scene(scene, &$0) } } }
            }
        }
        return "  " + writer.text
    }

    private func error(_ error: DocumentError?, _ writer: inout JSONWriter) {
        guard let error else { return writer.null() }
        writer.object { writer in
            writer.member("message", error.message)
            if let line = error.line { writer.member("line", Double(line)) }
            if let column = error.column { writer.member("column", Double(column)) }
            if let caret = error.caret { writer.member("caret", Double(caret)) }
        }
    }

    private func note(_ note: Note, _ writer: inout JSONWriter) {
        writer.object { writer in
            if let object = note.object { writer.member("object", object) }
            if let line = note.line { writer.member("line", Double(line)) }
            writer.member("message", note.message)
        }
    }

    private func scene(_ scene: SceneResult, _ writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("id", scene.id)
            writer.member("root", scene.root)
            writer.member("size") { $0.list([scene.size.width, scene.size.height]) }
            writer.member("safeArea") { $0.list(scene.safeArea) }
            if let device = scene.device { writer.member("device", device.id) }
            writer.member("solver", scene.solver)
            if showsStatistics { writer.member("statistics") { statistics(scene.statistics, &$0) } }
            writer.member("views") { writer in
                writer.list(expanded: true) { writer in
                    for views in [scene.views, scene.idleViews] {
                        for index in views.indices { writer.element { self.view(views[index], &$0) } }
                    }
                }
            }
            if let constraints = scene.constraints {
                writer.member("constraints") { writer in
                    writer.list(expanded: true) { writer in
                        for constraint in constraints { writer.element { self.constraint(constraint, &$0) } }
                    }
                }
            }
            writer.member("conflicts") { conflicts(scene.conflicts, &$0) }
        }
    }

    private func conflicts(_ conflicts: [LaidOutConflict], _ writer: inout JSONWriter) {
        writer.list { writer in
            for conflict in conflicts {
                writer.element { writer in
                    writer.object { writer in
                        writer.member("constraints") { $0.list(conflict.constraints) }
                        writer.member("broken", conflict.broken)
                    }
                }
            }
        }
    }

    private func statistics(_ statistics: SceneResult.Statistics, _ writer: inout JSONWriter) {
        writer.object { writer in for (name, value) in statistics.named { writer.member(named: name) { $0.number(Double(value)) } } }
    }
}

extension LaidOutJSON {
    private func view(_ view: LaidOutView, _ writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("id", view.id)
            writer.member("kind", view.kind)
            writer.member("parent", view.parent)
            writer.member("frame") { $0.list(view.frame) }
            if !view.isInstalled { return writer.member("installed", false) }
            if let doubts = view.doubts {
                writer.member("trust") { if doubts.isEmpty { $0.string("exact") } else { $0.list(doubts.map(\.rawValue)) } }
            }
            if !view.ambiguous.isEmpty {
                writer.member("ambiguous") { $0.list(view.openLengths) }
                if !view.openContent.isEmpty { writer.member("ambiguousContent") { $0.list(view.openContent) } }
            }
            if let isMisplaced = view.isMisplaced { writer.member("misplaced", isMisplaced) }
            if let scroll = view.scroll {
                writer.member("contentSize") { $0.list([scroll.contentSize.width, scroll.contentSize.height]) }
                writer.member("contentOffset") { $0.list([scroll.contentOffset.x, scroll.contentOffset.y]) }
                writer.member("contentInset") { $0.list(scroll.contentInset) }
                writer.member("adjustedContentInset") { $0.list(scroll.adjustedContentInset) }
            }
            writer.member("safeAreaInsets") { $0.list(view.safeAreaInsets) }
            writer.member("layoutMargins") { $0.list(view.layoutMargins) }
        }
    }

    private func constraint(_ constraint: LaidOutConstraint, _ writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("id", constraint.id)
            writer.member("owner", constraint.owner)
            writer.member("first", "\(constraint.first).\(constraint.firstAttribute.name)")
            writer.member("rel", "\(constraint.relation)")
            writer.member("second", constraint.second.map { "\($0).\(constraint.secondAttribute.name)" })
            writer.member("mult", constraint.multiplier)
            writer.member("const", constraint.constant)
            writer.member("prio", constraint.priority)
            if let identifier = constraint.identifier { writer.member("identifier", identifier) }
        }
    }
}

extension JSONWriter {
    fileprivate mutating func list(_ rect: Rect) { list(rect.x, rect.y, rect.width, rect.height) }

    fileprivate mutating func list(_ insets: Insets) { list(insets.top, insets.left, insets.bottom, insets.right) }
}

extension Rect {
    package var list: [Double] { [x, y, width, height] }
}

extension LaidOutView {
    /// The values of the frame that the constraints leave open: x, y, width, height.
    package var openFrame: [String] { ambiguous.filter { $0 != .contentWidth && $0 != .contentHeight }.map(\.rawValue) }

    /// The open values of the frame and of a scroll view's content, as Interface Builder flags them on the scroll view.
    package var openLengths: [String] { openFrame + openContent.filter { !openFrame.contains($0) } }

    /// The lengths of a scroll view's content that the constraints leave open: width, height.
    package var openContent: [String] {
        (ambiguous.contains(.contentWidth) ? ["width"] : []) + (ambiguous.contains(.contentHeight) ? ["height"] : [])
    }
}

extension SceneResult.Statistics {
    /// The counts with their names, in the order of the output.
    package var named: [(String, Int)] {
        [
            ("views", views), ("constraints", constraints), ("solves", solves), ("rounds", rounds), ("variables", variables),
            ("rows", rows), ("classes", classes), ("kernelRows", kernelRows), ("pivots", pivots),
        ]
    }
}
