import QuoinBehaviors
import QuoinLayout

extension SceneReader {
    func environment(_ object: ObjectReader, _ root: JSONValue) throws(DocumentError) -> Environment {
        let rootObject = try ObjectReader(root, "the root", keys: ["w", "h", "safeArea", "margins", "rtl", "scale", "id"])
        var result = Environment()
        if let name = try object.text("era") {
            guard let era = Era(named: name) else {
                throw object.wrong("era", "one of " + Era.allCases.map(\.name).joined(separator: ", "))
            }
            result.era = era
        }
        result.orientation = try object.choice("orientation", Orientation.self)
        if let id = try object.text("device") {
            guard let device = Device(named: id) else {
                throw DocumentError(Device.unknownNameMessage(id), at: object["device"]?.position)
            }
            result.device = device
        }
        if let text = try object.text("contentSize") {
            guard let category = TextCategory(named: text) else {
                throw object.wrong("contentSize", "one of " + TextCategory.allCases.map(\.name).joined(separator: ", "))
            }
            result.category = category
        }
        try readRoot(rootObject, into: &result)
        return result
    }

    private func readRoot(_ root: ObjectReader, into result: inout Environment) throws(DocumentError) {
        switch (try root.number("w"), try root.number("h")) {
        case (let width?, let height?):
            guard width >= 0, height >= 0 else { throw root.wrong(width < 0 ? "w" : "h", "a length that is not negative") }
            result.size = Size(width: width, height: height)
        case (nil, nil):
            guard result.device != nil else { throw root.missing("w") }
        case (let width, _): throw root.missing(width == nil ? "w" : "h")
        }
        if let scale = try root.number("scale") {
            guard scale > 0 else { throw root.wrong("scale", "a number above 0") }
            result.scale = scale
        }
        if let insets = try root.numbers("safeArea", count: 4) { result.safeArea = Insets(insets) }
        if let rightToLeft = try root.bool("rtl") { result.direction = rightToLeft ? .rightToLeft : .leftToRight }
    }
}

extension Insets {
    /// Creates insets from a list of top, left, bottom and right; missing numbers are 0.
    package init(_ values: [Double]) {
        func value(_ index: Int) -> Double { values.indices.contains(index) ? values[index] : 0 }
        self.init(top: value(0), left: value(1), bottom: value(2), right: value(3))
    }

    package var list: [Double] { [top, left, bottom, right] }
}
