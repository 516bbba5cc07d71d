import QuoinBehaviors
import QuoinLayout
import QuoinText

/// A value of an enumeration, which files spell as a word.
///
/// An enumeration of strings needs no more than the conformance:
///
/// ```swift
/// enum Corner: String, CaseIterable, PropertyWord { case round, cut }
/// ```
public protocol PropertyWord: PropertyRepresentable, Equatable {
    /// The words that files may hold, with their values; the first word of a value is the one that is written.
    static var propertyWords: [(word: String, value: Self)] { get }
}

extension PropertyWord {
    public static var propertyShape: PropertyShape { .choice(propertyWords.map(\.word)) }

    public init?(_ value: PropertyValue) {
        guard case .text(let word) = value else { return nil }
        self.init(propertyWord: word)
    }

    /// The value that files spell so.
    public init?(propertyWord word: String) {
        guard let value = Self.propertyWords.first(where: { $0.word == word })?.value else { return nil }
        self = value
    }

    public var propertyValue: PropertyValue { .text(Self.propertyWords.first { $0.value == self }?.word ?? "") }
}

extension PropertyWord where Self: RawRepresentable & CaseIterable, RawValue == String {
    public static var propertyWords: [(word: String, value: Self)] { allCases.map { ($0.rawValue, $0) } }

    /// Without making a list of all words.
    public init?(propertyWord word: String) { self.init(rawValue: word) }

    public var propertyValue: PropertyValue { .text(rawValue) }
}

extension Axis: PropertyWord {
    public static var propertyWords: [(word: String, value: Axis)] {
        [("horizontal", .horizontal), ("vertical", .vertical), ("h", .horizontal), ("v", .vertical)]
    }
}

extension FontWeight: PropertyWord {
    public static let propertyWords: [(word: String, value: FontWeight)] = allCases.map { ("\($0)", $0) }
}

extension TextStyle: PropertyWord {
    public static let propertyWords: [(word: String, value: TextStyle)] = allCases.map { ("\($0)", $0) }
}

extension LineBreakMode: PropertyWord {
    public static let propertyWords: [(word: String, value: LineBreakMode)] = allCases.map { ($0.interfaceBuilderName, $0) }
}

extension InsetAdjustment: PropertyWord {}
