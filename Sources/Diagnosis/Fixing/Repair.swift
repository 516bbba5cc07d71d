import QuoinLayout

/// A change of the document that takes nothing away that anybody meant.
enum Repair: Hashable, Sendable {
    /// The item is as wide, or as high, as what the scroll view shows.
    case tie(item: String, scrollView: String, axis: Axis)
    /// The stored frame becomes the computed one.
    case frame(of: String, Rect)
    /// A flag that is no longer true goes.
    case removeFlag(of: String, name: String)
}
