import QuoinScenes

/// A conflict in plain words: what contradicts what, in numbers, and what to change.
///
/// ```swift
/// for conflict in laidOut.conflicts() {
///     let explanation = ConflictExplanation(conflict, in: laidOut)
///     print(explanation.summary)              // The cell is 69.5 high, but the other 3 constraints need at least 70.
///     for member in explanation.members { print(member.number, member.text) }
///     print(explanation.fix.description)
/// }
/// ```
///
/// Creating an explanation costs about one solve of the members, plus, in the worst case, the square of the number of constants.
public struct ConflictExplanation: Hashable, Sendable {
    /// The cause in one sentence.
    public var summary: String
    /// The cause in one sentence with its sum, which can be read without the list of members.
    public var headline: String
    /// The smallest set that contradicts itself, in the order of the list: without any one of them the others can hold.
    /// If there is no contradiction, or none can be proven, these are all members.
    public var members: [Member]
    /// The members of the list that play no part in the conflict.
    public var bystanders: [Member]
    /// The sum that shows it, with the numbers of the members: `12 [2] + 46 [1] + 12 [4] = 70, but [3] says 69.5`.
    public var sum: String?
    /// The assumptions that the contradiction needs, such as default margins.
    public var assumptions: [String]
    /// The change that resolves the conflict best.
    public var fix: ConflictFix
    /// Whether the listed members contradict each other.
    public var isContradiction: Bool

    /// One constraint in words.
    public struct Member: Hashable, Sendable {
        /// The position in the whole list, from 1.
        public var number: Int
        /// The constraint's address in the log, or its id in the scene.
        public var id: String
        /// A sentence without a point: `the cell is 69.5 high`.
        public var text: String
        /// The reason for a constraint that is not the program's own: `the height that UIKit gives it, UIView-Encapsulated-Layout-Height`.
        public var reason: String?
        /// The party that made the constraint: the program, Interface Builder or UIKit.
        public var maker: Maker
        /// Whether UIKit left it out so that the others could hold.
        public var isBroken: Bool
        /// The value that the other members require, such as `70` or `at least 70`; nil if it is unknown.
        public var impliedValue: String?
        /// The number of a member that says the same.
        public var repeats: Int?
        /// The text in the log; empty for a constraint of a scene.
        public var source: String
    }

    /// Explains a conflict of a scene's layout.
    public init(_ conflict: LaidOutConflict, in layout: SceneLayout) { self.init(ConstraintConflict(conflict, in: layout)) }

    /// Explains a conflict.
    public init(_ conflict: ConstraintConflict) { self = ConflictExplainer(conflict).explanation() }

    init(
        summary: String, headline: String, members: [Member], bystanders: [Member], sum: String?, assumptions: [String], fix: ConflictFix,
        isContradiction: Bool
    ) {
        self.summary = summary
        self.headline = headline
        self.members = members
        self.bystanders = bystanders
        self.sum = sum
        self.assumptions = assumptions
        self.fix = fix
        self.isContradiction = isContradiction
    }
}

/// A change that resolves a conflict.
public struct ConflictFix: Hashable, Sendable {
    /// The kind of change.
    public enum Change: Hashable, Sendable {
        /// Lower the priority, usually to 999.
        case lower(to: Double)
        /// Remove the constraint.
        case remove
        /// Change the constant.
        case constant(Double)
        /// Replace the equality by an inequality.
        case inequality
        /// Set translatesAutoresizingMaskIntoConstraints = false on a view.
        case stopTranslatingMask
        /// Change a property of a stack view.
        case stackView
        /// Change nothing: none of the program's constraints takes part.
        case nothing
        /// Look at something that the list does not show.
        case look
    }

    /// The kind of change.
    public var change: Change
    /// The numbers of the members that change; empty if none of them does.
    public var numbers: [Int]
    /// The id or address of the view that changes; nil if constraints change.
    public var item: String?
    /// The change, in sentences.
    public var description: String
    /// The reason for this change rather than another.
    public var reason: String

    /// Creates a fix that changes the members with these numbers.
    public init(_ change: Change, _ numbers: [Int] = [], item: String? = nil, description: String, reason: String) {
        self.change = change
        self.numbers = numbers
        self.item = item
        self.description = description
        self.reason = reason
    }
}
