import QuoinLayout
import QuoinScenes
import QuoinSolver

// Rows and items that are drawn in another height than their content has, and that nothing in the document gives a height.
//
//     row, drawn 99 high  ┌───────────────┐
//                         │ 15            │
//                         │ image 65      │   the content says 95
//                         │ 15            │
//                         └───────────────┘   Xcode calls the content view ambiguous

extension SceneAnalysis {
    /// The rows whose required constraints make them another height than they are drawn in, where no table says which one holds.
    func findOpenRows() -> [Detection] {
        guard isDrawn, usesAutoLayout else { return [] }
        return views.filter { hasOpenHeight($0) && !$0.isHidden }.compactMap { content in
            let drawn = content.node?.stored?.frame?.height ?? content.length(.vertical)
            guard let height = height(of: content, near: drawn, at: RowHeight.almostRequired) else { return nil }
            let row = RowHeight(content: content, drawn: drawn, required: height)
            guard row.isOpen else { return nil }
            return content.isInGrowingRow
                ? row.detection(growingTo: self.height(of: content, near: 0, at: .fitting) ?? height) : row.detection
        }
    }

    /// Whether a view is the content of a row or an item, and nothing in the document says how high that is: its table is elsewhere, or
    /// asks the row, or it is in a collection, whose layout says so.
    private func hasOpenHeight(_ view: AnalyzedView) -> Bool {
        if view.isRowContent { return root.isCellPart || view.isInGrowingRow }
        return view.parent?.element == "collectionViewCell"
    }

    /// The height that a row takes by what is in it where it is to come near to another one, as strongly as a priority says.
    private func height(of content: AnalyzedView, near target: Double, at priority: Priority) -> Double? {
        guard content.descendants.contains(where: { $0.isView && !$0.isPlacedByMask }) else { return nil }
        return try? Layout.fittingSize(
            of: content.item, target: Size(width: content.length(.horizontal), height: target), horizontal: .required, vertical: priority,
            environment: layout.layout.environment
        ).height
    }
}

/// A row whose content makes it another height than the one that it is drawn in.
private struct RowHeight {
    /// The priority at which only required constraints keep a row from a height.
    static let almostRequired: Priority = 999.5
    /// The largest difference that does not count: that which a separator, a pixel high, can make. In a row of a fixed height whose
    /// content is drawn as high as the row there is none.
    private var tolerance: Double {
        let row = content.parent?.node?.stored?.frame?.height
        let hasNoSeparator = !content.isInGrowingRow && row.map { abs($0 - drawn) < 0.01 } ?? false
        return hasNoSeparator ? 0.34 : 0.76
    }
    /// The largest difference that nobody sees, though Xcode flags it.
    static let smallest = 1.51

    let content: AnalyzedView
    let drawn: Double
    let required: Double

    private var name: String { content.isRowContent ? "row" : "item" }

    private var chains: RowChains { RowChains(content) }

    /// Whether the row has another height than it is drawn in, or two.
    var isOpen: Bool { abs(required - drawn) > tolerance || chains.disagreement != nil }

    var detection: Detection {
        let chains = chains
        if let (one, two) = chains.disagreement, let first = one.views.first, let second = two.views.first {
            return detection(
                "Two chains of constraints disagree about the height of the \(name): the one through \(first.title) makes it "
                    + "\(inPoints(one.height)), the one through \(second.title) \(inPoints(two.height)), and it is drawn \(inPoints(drawn)) high.",
                one.constraints + two.constraints)
        }
        let chain = chains.chains.first { abs($0.height - required) <= 1 }
        let parts = chain.flatMap { $0.views.isEmpty ? nil : " through \(listed($0.views.prefix(2).map(\.title)))" } ?? ""
        return detection(
            "The \(name) is drawn \(inPoints(drawn)) high, and its constraints\(parts) make it \(inPoints(required)).",
            chain?.constraints ?? content.constraints.filter { $0.axis == .vertical })
    }

    /// The finding about a row that sizes itself: it is only drawn in another height than it will have.
    func detection(growingTo height: Double) -> Detection {
        Detection(
            content, aspect: Axis.vertical.lengthName, severity: .info,
            "The \(name) is drawn \(inPoints(drawn)) high and sizes itself: its constraints make it \(inPoints(height)).",
            advice: "Draw it \(inPoints(height)) high, as Update Frames in Xcode does.")
    }

    private func detection(_ message: String, _ constraints: [AnalyzedConstraint]) -> Detection {
        let isSmall = chains.disagreement == nil && abs(required - drawn) <= RowHeight.smallest
        var detection = Detection(
            content, aspect: Axis.vertical.lengthName, severity: isSmall ? .info : .warning, message,
            advice: "Draw the \(name) \(inPoints(required)) high, or lower the last constraint to priority 999.")
        let own = constraints.filter { $0.isUser && $0.isRequired }
        if let last = own.last(where: { $0.side(of: content)?.own.attribute.isEnd ?? false }) {
            detection.take([last.lowering(inCell: true)])
        }
        detection.related = own.prefix(8).map { Finding.Related($0) }
        return detection
    }
}
