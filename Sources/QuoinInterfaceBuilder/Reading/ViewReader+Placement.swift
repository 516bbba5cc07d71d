import QuoinLayout
import QuoinScenes

// Who says where a view is: constraints, or the frame in the file.

extension ViewReader {
    /// Places a node, and returns its frame if the file decides it.
    func place(_ node: inout Node, _ visit: Visit, rootFrame: Rect) -> Rect? {
        let element = visit.element
        guard let parent = visit.parent else {
            node.stored = storedLayout(element, rootFrame)
            return rootFrame
        }
        let outer = settledFrames[parent.index]?.size
        let frame = element.storedFrame(in: outer)
        node.stored = storedLayout(element, frame)
        if isConstrained(element, in: parent.element) {
            node.idleFrame = LibraryFrames.frame(element.name)
            return nil
        }
        let settled =
            CellRules(head).frame(of: element, stored: frame, in: parent.element, outer: outer)
            ?? Rect(
                x: 0, y: 0, width: outer?.width ?? 0, height: outer?.height ?? 0)
        node.placement = placement(of: element, frame: settled, in: parent.element, outer: outer)
        return settled
    }

    private func storedLayout(_ element: XMLElement, _ frame: Rect?) -> Node.StoredLayout {
        var stored = Node.StoredLayout(frame: frame)
        stored.isMisplaced = element.flag(.misplaced) ?? false
        stored.isAmbiguous = element.flag(.ambiguous) ?? false
        stored.verifiesAmbiguity = element[.verifyAmbiguity]
        return stored
    }

    /// An arranged view always is, flag or not (F46).
    private func isConstrained(_ element: XMLElement, in parent: XMLElement) -> Bool {
        guard head.usesAutoLayout else { return false }
        if parent.isNamed(.stackView) { return true }
        // A table places its rows, whatever they say (F61).
        if element.isKeyed("contentView") || parent.isNamed(.tableView) && element.isTableRow { return false }
        return element.flag(.translatesAutoresizingMaskIntoConstraints) == false && element.flag(.fixedFrame) != true
    }

    /// Rows are as wide as their table, content views follow their cell, the rest goes by its mask. What lies in a view that
    /// constraints size keeps its frame, because nothing says what size that was right for.
    private func placement(
        of element: XMLElement, frame: Rect, in parent: XMLElement, outer: Size?
    ) -> Node.Placement {
        if parent.isNamed(.tableView), element.isTableRow {
            return .frame(frame, [.width], parentSize: Size(width: frame.maxX + frame.x, height: frame.maxY))
        }
        if element.isKeyed("contentView") { return contentPlacement(of: element, frame: frame, parent: parent, outer: outer) }
        return .frame(frame, element.autoresizing, parentSize: outer)
    }

    /// A content view fills its cell, or its effect view, which in turn is as large as the content asks for (F74).
    private func contentPlacement(of element: XMLElement, frame: Rect, parent: XMLElement, outer: Size?) -> Node.Placement {
        var frame = frame
        var outer = outer
        if parent.isNamed(.visualEffectView) {
            frame = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
            outer = frame.size
        } else if element.flag(.translatesAutoresizingMaskIntoConstraints) == false, let size = outer {
            frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
        }
        return .frame(frame, [.width, .height], parentSize: outer)
    }
}
