import QuoinScenes

/// One scene in one surrounding, laid out: all that a detector may look at.
final class Inspection {
    let laidOut: SceneLayout
    /// Empty: the document's own.
    let surrounding: Surrounding

    init(_ laidOut: SceneLayout, _ surrounding: Surrounding) {
        self.laidOut = laidOut
        self.surrounding = surrounding
    }
}
