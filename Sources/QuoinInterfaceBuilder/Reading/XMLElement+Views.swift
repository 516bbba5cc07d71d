import QuoinLayout

// Which elements are views, and what every view has.

extension XMLElement {
    /// A view by its name, or by having a frame and a key or place where only views are.
    var isView: Bool {
        switch role {
        case .view: true
        case .other: false
        case .unknown: child(.rect, key: "frame") != nil || child(.subviews) != nil
        }
    }

    /// The views in it, in order: subviews, rows of all kinds, content views, headers and footers.
    var childViews: [XMLElement] {
        var found: [XMLElement] = []
        for child in children {
            if child.isNamed(.subviews) || child.isNamed(.cells) || child.isNamed(.prototypes) {
                found += child.children
            } else if child.isNamed(.sections) {
                for section in child.children { found += section.child(.cells).map { Array($0.children) } ?? [] }
            } else if child.role != .other, child.value(of: .key) != nil, child.isView {
                found.append(child)
            }
        }
        return found
    }

    /// The views in items of bars, wherever in it: as a button, or in place of a title.
    var barViews: [XMLElement] {
        var found: [XMLElement] = []
        for index in tree.indices(in: self) {
            let element = XMLElement(tree: tree, index: index)
            guard let holder = element.parent, holder.isNamed(.barButtonItem) || holder.isNamed(.navigationItem) else { continue }
            if element.isKeyed("customView") || element.isKeyed("titleView"), element.isView { found.append(element) }
        }
        return found
    }

    /// The frame that the file stores. The old `frameInset` leaves out what is 0.
    func storedFrame(in parent: Size?) -> Rect? {
        if let rect = child(.rect, key: "frame") {
            guard let x = rect.number(.x), let y = rect.number(.y), let width = rect.number(.width), let height = rect.number(.height)
            else { return nil }
            return Rect(x: x, y: y, width: width, height: height)
        }
        guard let inset = child(.frame, key: "frameInset") else { return nil }
        let x = inset.number(.minX) ?? 0, y = inset.number(.minY) ?? 0
        let width = inset.number(.width) ?? inset.number(.maxX).map { (parent?.width ?? 0) - x - $0 } ?? parent?.width
        let height = inset.number(.height) ?? inset.number(.maxY).map { (parent?.height ?? 0) - y - $0 } ?? parent?.height
        guard let width, let height else { return nil }
        return Rect(x: x, y: y, width: max(0, width), height: max(0, height))
    }

    /// The margins and sizes that follow the superview; empty where the file does not say.
    var autoresizing: Autoresizing {
        guard let mask = child(key: "autoresizingMask") else { return [] }
        let parts: [(XMLName, Autoresizing)] = [
            (.widthSizable, .width), (.heightSizable, .height), (.flexibleMinX, .leftMargin), (.flexibleMaxX, .rightMargin),
            (.flexibleMinY, .topMargin), (.flexibleMaxY, .bottomMargin),
        ]
        return Autoresizing(parts.compactMap { mask.flag($0.0) == true ? $0.1 : nil })
    }

    /// Top, left, bottom, right of explicit layout margins.
    var layoutMargins: [Double]? {
        if let insets = child(.edgeInsets, key: "layoutMargins") {
            return [.top, .left, .bottom, .right].map { (name: XMLName) in insets.number(name) ?? 0 }
        }
        guard let insets = child(.directionalEdgeInsets, key: "directionalLayoutMargins") else { return nil }
        return [.top, .leading, .bottom, .trailing].map { (name: XMLName) in insets.number(name) ?? 0 }
    }

    /// The value that UIKit sets by key path when the view is loaded.
    func runtimeAttribute(_ keyPath: String) -> XMLElement? {
        child(.userDefinedRuntimeAttributes)?.children.first { $0[.keyPath] == keyPath }
    }

    /// Whether a value that its class sets when the view is loaded is a font or a text size, by its name.
    var setsFontByRuntimeAttribute: Bool {
        guard let attributes = child(.userDefinedRuntimeAttributes) else { return false }
        return attributes.children.contains { attribute in
            guard let name = attribute[.keyPath]?.lowercased() else { return false }
            return name.hasPrefix("font") || ["font", "fontsize", "fontname", "textsize", "textstyle"].contains(where: name.hasSuffix)
        }
    }

    /// Top, left, bottom, right of an `inset` element.
    func inset(key: String) -> [Double]? {
        child(.inset, key: key).map { inset in [.minY, .minX, .maxY, .maxX].map { (name: XMLName) in inset.number(name) ?? 0 } }
    }
}

extension XMLElement {
    /// Quoin knows what it is, even if that is no more than a rectangle.
    var isKnownView: Bool { role == .view }

    /// A row of a table, or what surrounds its rows.
    var isTableRow: Bool { isNamed(.tableViewCell) || isKeyed("tableHeaderView") || isKeyed("tableFooterView") }

    var key: String? { self[.key] }

    /// Whether it is a list of rows, or of sections.
    private var isBetweenRowAndTable: Bool {
        isNamed(.prototypes) || isNamed(.cells) || isNamed(.tableViewSection) || isNamed(.sections)
    }

    /// The table of a row, around the list or the section that the row is in.
    var tableView: XMLElement? {
        var above = parent
        while let element = above, element.isBetweenRowAndTable { above = element.parent }
        return above?.isNamed(.tableView) == true ? above : nil
    }
}
