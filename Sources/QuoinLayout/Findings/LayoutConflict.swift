/// A minimal set of required constraints that cannot all hold: without any one of them the others can.
///
/// Widths and heights that must not be negative take part without being listed (SV-2).
///
/// ```swift
/// print(conflict)
/// // These constraints cannot all hold:
/// //     box.height == 200
/// //     box.height == 84   ← left out
/// ```
///
/// This type is not `Sendable`: it names items, which one thread at a time uses.
public struct LayoutConflict: CustomStringConvertible {
    /// The members, oldest first. ``broken`` is among them.
    public let members: ConflictMembers<AppliedConstraint>
    /// The member that was left out: the latest of the user's constraints, or else of a behavior's, or else of masks and the host (SV-41).
    public var broken: AppliedConstraint { members[brokenIndex] }

    /// The index of ``broken`` among the members.
    package let brokenIndex: Int

    public var description: String {
        let lines = members.indices.map { "    \(members[$0])\($0 == brokenIndex ? "   ← left out" : "")" }
        return (["These constraints cannot all hold:"] + lines).joined(separator: "\n")
    }
}
