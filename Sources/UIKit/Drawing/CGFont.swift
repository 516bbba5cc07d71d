/// A font of Core Graphics, which is a name.
public final class CGFont: Hashable, @unchecked Sendable {
    public let postScriptName: CFString?

    public init?(_ name: CFString) { postScriptName = name }

    public static func == (lhs: CGFont, rhs: CGFont) -> Bool { lhs.postScriptName == rhs.postScriptName }
    public func hash(into hasher: inout Hasher) { hasher.combine(postScriptName) }
}
