import QuoinLayout

// The rule about a content size set by hand (SC-23).

extension Rule {
    static let manualContentSize = Rule(
        "manual-content-size", .warning, summary: "A content size is set by hand though constraints decide it.",
        explanation: """
            As soon as a constraint mentions the far edge of a scroll view's content, Auto Layout computes the content size on that axis \
            and sets it in every layout pass. A value set by hand lasts until then: it seems to work, and is lost after a rotation, a \
            new text or another text size. Either let the constraints decide, or place the content without any.
            """,
        shows: "A content view pinned to all four edges, and contentSize set in code or as a runtime attribute.",
        nearly: "The same without the assignment; or contentSize set where nothing in the scroll view has constraints."
    ) { scene in
        scene.scrolls.compactMap { scroll -> Detection? in
            guard let size = scroll.view.properties[.contentSize] else { return nil }
            let owned = Axis.allCases.filter { scroll.isLaidOutByConstraints && !scroll[$0].ends.isEmpty }
            let lost = owned.filter { abs(size[$0] - scroll[$0].length) > 0.5 }
            guard !lost.isEmpty else { return nil }
            let lengths = listed(lost.map(\.lengthName))
            let values = lost.map { "\(inPoints(size[$0])) becomes \(inPoints(scroll[$0].length))" }
            return Detection(
                scroll.view, severity: owned.count == 2 ? .error : nil,
                "The content size of \(scroll.view.title) is set to \(inPoints(size.width)) × \(inPoints(size.height)), but constraints "
                    + "decide its \(lengths), and the next layout replaces it: \(values.joined(separator: ", ")).",
                advice: "Remove the assignment of contentSize; or remove the constraints to the far edges of the content.")
        }
    }
}
