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

    /// Creates the value that a word stands for; nil if no value has that word. The default searches ``propertyWords``; that of
    /// enumerations of strings is their raw value's.
    init?(propertyWord word: String)
}

extension PropertyWord {
    /// The shape of a choice between the words.
    public static var propertyShape: PropertyShape { .choice(propertyWords.map(\.word)) }

    /// Creates the value that a word stands for; nil for anything but one of the words.
    public init?(_ value: PropertyValue) {
        guard case .text(let word) = value else { return nil }
        self.init(propertyWord: word)
    }

    /// Creates the value that a word stands for; nil if no value has that word.
    public init?(propertyWord word: String) {
        guard let value = Self.propertyWords.first(where: { $0.word == word })?.value else { return nil }
        self = value
    }

    /// The first of the value's words.
    public var propertyValue: PropertyValue { .text(Self.propertyWords.first { $0.value == self }?.word ?? "") }
}

extension PropertyWord where Self: RawRepresentable & CaseIterable, RawValue == String {
    /// The raw values of all cases.
    public static var propertyWords: [(word: String, value: Self)] { allCases.map { ($0.rawValue, $0) } }

    /// Creates the case of a raw value, without making a list of all words; nil if no case has it.
    public init?(propertyWord word: String) { self.init(rawValue: word) }

    /// The raw value, as a text.
    public var propertyValue: PropertyValue { .text(rawValue) }
}

extension Axis: PropertyWord {
    /// The words for the axes: `horizontal` and `vertical`, or `h` and `v`.
    public static var propertyWords: [(word: String, value: Axis)] {
        [("horizontal", .horizontal), ("vertical", .vertical), ("h", .horizontal), ("v", .vertical)]
    }
}

extension FontWeight: PropertyWord {
    /// The weights by the names of their cases, such as `semibold`.
    public static let propertyWords: [(word: String, value: FontWeight)] = allCases.map { ("\($0)", $0) }
}

extension TextStyle: PropertyWord {
    /// The text styles by the names of their cases, such as `body`.
    public static let propertyWords: [(word: String, value: TextStyle)] = allCases.map { ("\($0)", $0) }
}

extension LineBreakMode: PropertyWord {
    /// The line break modes as Interface Builder spells them, such as `tailTruncation`.
    public static let propertyWords: [(word: String, value: LineBreakMode)] = allCases.map { ($0.interfaceBuilderName, $0) }
}

extension InsetAdjustment: PropertyWord {}
