/// The iOS version whose behavior is reproduced. Sizes, insets and margins changed over the years.
///
/// ```swift
/// let era = Era(named: "ios9") ?? .standard
/// if era < .ios11 { … }                // no safe areas yet
/// ```
public enum Era: Int, Hashable, Sendable, Comparable, CaseIterable {
    case ios6 = 6
    case ios7 = 7
    case ios8 = 8
    /// iOS 9 and 10.
    case ios9 = 9
    /// iOS 11 and 12: safe areas.
    case ios11 = 11
    /// iOS 13 and 14.
    case ios13 = 13
    /// iOS 15 to 18.
    case ios15 = 15
    /// iOS 26 and later.
    case ios26 = 26

    /// The era of iOS 15 to 18, which is the default.
    public static let standard = Era.ios15

    /// The name that options and files use, such as `ios15`.
    public var name: String { "ios\(rawValue)" }

    /// Finds the era by its name; `ios10` and other releases belong to the era that covers them. Returns nil for other names.
    public init?(named name: String) {
        guard name.hasPrefix("ios"), let release = Int(name.dropFirst(3)) else { return nil }
        self.init(release: release)
    }

    /// Finds the era that covers a release of iOS; nil before iOS 6.
    public init?(release: Int) {
        guard let found = Era.allCases.last(where: { $0.rawValue <= release }) else { return nil }
        self = found
    }

    public static func < (lhs: Era, rhs: Era) -> Bool { lhs.rawValue < rhs.rawValue }

    /// Whether views have safe areas, which scroll views adjust to (SA-1).
    public var hasSafeAreas: Bool { self >= .ios11 }
    /// Whether a controller's root view has margins different from those of other views (MG-4).
    public var hasRootMargins: Bool { self >= .ios8 }
}
