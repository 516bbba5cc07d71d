import QuoinBehaviors
import QuoinLayout
import QuoinScenes

/// Where a scene is looked at: a device, how it is held, the text size the user chose, the reading direction. What is nil is as the
/// document has it.
///
/// ```swift
/// Surrounding("retina4_7:landscape")                // iPhone 8, on its side
/// Surrounding("retina6_12:AX3:rtl")?.name           // "retina6_12:AX3:rtl"
/// Surrounding("rtl")                                // the document's own device, from right to left
/// ```
public struct Surrounding: Hashable, Sendable {
    public var device: Device?
    public var orientation: Orientation?
    public var category: TextCategory?
    public var direction: LayoutDirection?

    public init(device: Device? = nil, orientation: Orientation? = nil, category: TextCategory? = nil, direction: LayoutDirection? = nil) {
        self.device = device
        self.orientation = orientation
        self.category = category
        self.direction = direction
    }

    /// The document's own device, as it was saved.
    public static let own = Surrounding()

    /// From its ``name``: parts in any order, separated by colons. Nil: a part that is no device, orientation, text size or direction,
    /// or the second of its sort.
    public init?(_ name: String) {
        for part in name.split(separator: ":", omittingEmptySubsequences: false).map(String.init) {
            if let device = Device(id: part), self.device == nil {
                self.device = device
            } else if let orientation = Orientation(rawValue: part), self.orientation == nil {
                self.orientation = orientation
            } else if let category = TextCategory(named: part), self.category == nil {
                self.category = category
            } else if let direction = Surrounding.directions[part], self.direction == nil {
                self.direction = direction
            } else {
                return nil
            }
        }
    }

    /// `retina4_7:landscape`; empty for ``own``.
    public var name: String {
        let direction = Surrounding.directions.first { $0.value == self.direction }?.key
        return [device?.id, orientation?.rawValue, category?.name, direction].compactMap { $0 }.joined(separator: ":")
    }

    /// The parts that a name can have, for messages about wrong ones.
    public static var knownParts: [String] {
        Device.all.map(\.id) + Orientation.allCases.map(\.rawValue) + TextCategory.allCases.map(\.name) + directions.keys.sorted()
    }

    private static let directions: [String: LayoutDirection] = ["rtl": .rightToLeft, "ltr": .leftToRight]

    /// What takes the place of a scene's own surroundings.
    package var wishes: Surroundings {
        var wishes = Surroundings()
        wishes.device = device
        wishes.orientation = orientation ?? (device == nil ? nil : .portrait)
        wishes.category = category
        wishes.direction = direction
        return wishes
    }
}
