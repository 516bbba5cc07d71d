import QuoinLayout

/// A change of the document that takes nothing away that anybody meant.
enum Repair: Hashable, Sendable {
    /// The item is as wide, or as high, as what the scroll view shows.
    case tie(item: String, scrollView: String, axis: Axis)
    /// Stored frames become the computed ones.
    case frames([Frame])
    /// A mark that is no longer true goes.
    case removeFlag(of: String, name: String)

    struct Frame: Hashable, Sendable {
        let node: String
        let rect: Rect
    }
}
