import QuoinLayout

// The points of the checklist, one by one.

extension ScrollContent {
    typealias Point = ScrollChecklist.Point

    var anchorPoint: Point {
        let open = view.undetermined.subtracting([.contentWidth, .contentHeight]).map(\.rawValue).sorted()
        var remark = ""
        if view.isRoot {
            remark = "it is the root view, which its controller sizes"
        } else if view.isPlacedByMask {
            remark = "a frame places it, and no constraint"
        } else if !open.isEmpty {
            remark = "nothing decides its \(open.joined(separator: ", "))"
        }
        return Point(
            number: "1", text: "The scroll view is fixed to its superview by constraints.",
            isMet: view.isRoot || !view.isPlacedByMask && open.isEmpty, remark: remark)
    }

    var containerPoint: Point {
        let count = direct.count
        return Point(
            number: "2", text: "One content view holds everything in it.", isMet: count == 1,
            remark: count == 1 ? "" : count == 0 ? "there is nothing in it" : "\(count) views lie directly in it")
    }

    var edgesPoint: Point {
        let missing = Axis.allCases.flatMap { axis in
            [(axis.startName, self[axis].begins), (axis.endName, self[axis].ends)].filter(\.1.isEmpty).map(\.0)
        }
        return Point(
            number: "3a", text: "its four edges are connected to the content's,", isMet: missing.isEmpty,
            remark: missing.isEmpty ? "" : "not connected: \(missing.joined(separator: ", "))")
    }

    var tiePoint: Point {
        let axis = mainAxis.other
        var remark = ""
        // What is as large as an image or as constants say needs no tie: it is to scroll both ways.
        let isSized =
            Axis.allCases.allSatisfy { !self[$0].isUndetermined && !self[$0].dependsOnText } && isLaidOutByConstraints && !isAsWideAsText
        let isTied = Axis.allCases.contains { self[$0].isTied } && UntiedText(self) == nil
        if !isTied {
            remark = isSized ? "not needed: the content has a size of its own" : "nothing ties its \(axis.lengthName) to the scroll view's"
        }
        return Point(number: "3b", text: "its width or its height is tied to the frame.", isMet: isTied || isSized, remark: remark)
    }

    var chainPoint: Point {
        let axis = mainAxis
        let isMet = isLaidOutByConstraints && !self[axis].isUndetermined
        return Point(
            number: "4", text: "What is in it is connected from \(meansVertical ? "top to bottom" : "side to side") without a gap.",
            isMet: isMet, remark: isMet ? "" : gap(axis))
    }

    private func gap(_ axis: Axis) -> String {
        guard isLaidOutByConstraints else { return "no constraint connects anything to the content" }
        switch self[axis].cause {
        case .noEdges: return "connected neither to the content's \(axis.startName) nor to its \(axis.endName)"
        case .noStart: return "not connected to the content's \(axis.startName)"
        case .noEnd: return "not connected to the content's \(axis.endName)"
        case .broken(_, let last?, _): return "it breaks off behind \(last.title)"
        case .broken(let container, nil, _): return "not connected to the \(axis.startName) of \(container.title)"
        case .unknownImage(let view), .expectsFill(let view), .noLength(let view), .wrongTie(_, let view):
            return "\(view.title) has no \(axis.lengthName)"
        case .onlyAtLeast, .unknown, nil: return "the content's \(axis.lengthName) is open"
        }
    }

    var sizePoint: Point {
        let isSet = view.properties[.contentSize] != nil
        return Point(
            number: "5", text: "Nobody sets contentSize by hand.", isMet: !isSet || !isLaidOutByConstraints,
            remark: !isSet ? "" : isLaidOutByConstraints ? "it is set, and the next layout replaces it" : "no constraint decides it here")
    }
}
