import QuoinBehaviors
import QuoinLayout

// Overrides by name, as command lines, configurations and findings write them.

extension EnvironmentOverride {
    /// Creates an override from a ``name``: parts in any order, separated by colons. Nil if a part is not a device,
    /// orientation, text size or direction, or is the second one of its sort.
    public init?(_ name: String) {
        for part in name.split(separator: ":", omittingEmptySubsequences: false).map(String.init) {
            if let device = Device(named: part), self.device == nil {
                self.device = device
            } else if let orientation = Orientation(rawValue: part), self.orientation == nil {
                self.orientation = orientation
            } else if let category = TextCategory(named: part), self.category == nil {
                self.category = category
            } else if let direction = EnvironmentOverride.directions[part], self.direction == nil {
                self.direction = direction
            } else {
                return nil
            }
        }
    }

    /// The parts of the override, such as `retina4_7:landscape`; empty for ``unchanged``. It has no part for an era or a
    /// size.
    public var name: String {
        let direction = EnvironmentOverride.directions.first { $0.value == self.direction }?.key
        return [device?.id, orientation?.rawValue, category?.name, direction].compactMap { $0 }.joined(separator: ":")
    }

    /// All parts that a name can have, for messages about unknown ones.
    public static var knownParts: [String] {
        Device.idsAndNames + Orientation.allCases.map(\.rawValue) + TextCategory.allCases.map(\.name) + directions.keys.sorted()
    }

    private static let directions: [String: LayoutDirection] = ["rtl": .rightToLeft, "ltr": .leftToRight]

    /// Returns the overrides that a name stands for: one, or with `all` in place of a device one for each device. Nil if
    /// the name is wrong; see ``unknownNameMessage(_:)``.
    ///
    /// ```swift
    /// EnvironmentOverride.named("all:landscape")?.count == Device.all.count
    /// EnvironmentOverride.named("retina4_8")                // nil
    /// ```
    public static func named(_ name: String) -> [EnvironmentOverride]? {
        let parts = name.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard let index = parts.firstIndex(of: "all") else { return EnvironmentOverride(name).map { [$0] } }
        var rest = parts
        rest.remove(at: index)
        guard let other = rest.isEmpty ? .unchanged : EnvironmentOverride(rest.joined(separator: ":")), other.device == nil else {
            return nil
        }
        return Device.all.map { device in
            var override = other
            override.device = device
            return override
        }
    }

    /// Returns the error message for a name that stands for no override, with a suggestion where one is near, or else all devices.
    public static func unknownNameMessage(_ name: String) -> String {
        let parts = name.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        let form = "a device is written like iPhone 15, retina6_12:landscape or retina4_7:AX3:rtl"
        guard let wrong = parts.first(where: { $0 != "all" && EnvironmentOverride($0) == nil }) else {
            return "\"\(name)\" says something twice: \(form)"
        }
        guard let near = nearest(to: wrong, among: knownParts) else {
            return "unknown device \"\(wrong)\": \(form). \(Device.list)"
        }
        return "unknown device \"\(wrong)\": did you mean \"\(near)\"? \(Device.listAdvice)"
    }
}

extension Device {
    /// All words that name one.
    fileprivate static var idsAndNames: [String] { all.flatMap { [$0.id, $0.name] } }

    fileprivate static let listAdvice = "'quoin devices' lists them."

    /// The ids of all devices, as the end of a message.
    fileprivate static var list: String {
        "The devices are \(all.map(\.id).joined(separator: ", ")); 'quoin devices' describes them."
    }

    /// Returns the message about a word that names no device, with a suggestion where one is near, or else all devices.
    public static func unknownNameMessage(_ name: String) -> String {
        guard let near = nearest(to: name, among: idsAndNames) else { return "unknown device \"\(name)\". \(list)" }
        return "unknown device \"\(name)\": did you mean \"\(near)\"? \(listAdvice)"
    }
}
