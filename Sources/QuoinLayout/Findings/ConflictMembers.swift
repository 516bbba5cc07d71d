/// The members of a conflict.
///
/// ```swift
/// for member in conflict.members { print(member) }
/// ```
///
/// The conflicts of a layout often have most of their members in common: of a row that is too narrow for its buttons, every button that does
/// not fit contradicts all that do. So they share one list of constraints, and a member takes 4 bytes.
///
/// It is `Sendable` if the constraints are.
public struct ConflictMembers<Constraint>: RandomAccessCollection {
    /// The constraints that take part in any conflict of the layout.
    package let all: [Constraint]
    /// The position of each member in `all`.
    package let positions: [Int32]

    package init(_ positions: [Int32], of all: [Constraint]) {
        self.all = all
        self.positions = positions
    }

    package init(_ members: [Constraint]) { self.init(members.indices.map(Int32.init), of: members) }

    public var startIndex: Int { 0 }
    public var endIndex: Int { positions.count }
    public subscript(index: Int) -> Constraint { all[Int(positions[index])] }
}

extension ConflictMembers: Sendable where Constraint: Sendable {}

extension ConflictMembers: Equatable where Constraint: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.elementsEqual(rhs) }
}

extension ConflictMembers: Hashable where Constraint: Hashable {
    public func hash(into hasher: inout Hasher) { for member in self { hasher.combine(member) } }
}

extension ConflictMembers: CustomStringConvertible {
    /// The members, as an array of them prints.
    public var description: String { Array(self).description }
}
