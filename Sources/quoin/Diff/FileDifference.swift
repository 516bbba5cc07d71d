import QuoinBehaviors
import QuoinDiagnosis
import QuoinDrawing
import QuoinLayout
import QuoinScenes

/// The differences between two versions of a file.
struct FileDifference: Sendable {
    enum Operation: String, Sendable { case added, removed, changed }

    var name: String
    /// The file's earlier path; nil if it has not moved.
    var oldName: String?
    var operation = Operation.changed
    /// The contents of an added or removed file, such as `3 scenes, 40 views and 52 constraints`.
    var contents = ""
    /// The scenes in the order of the new file; those that were removed come last.
    var scenes: [SceneDifference] = []
    var messages: [String] = []
    var status = ExitStatus.done

    /// Whether there is nothing to report.
    var isEmpty: Bool { oldName == nil && operation == .changed && scenes.allSatisfy(\.isEmpty) }
}

/// The differences between two versions of a scene. Changes that lie in no scene have one without an id.
struct SceneDifference: Sendable {
    /// The scene's id; nil for the document itself, or a xib.
    var id: String?
    /// The scene's name; empty for the document.
    var title: String
    var operation: OutlineChange.Operation?
    var changes: [ChangeWords] = []
    var frames: [FrameChange] = []
    var gone: [Finding] = []
    var new: [Finding] = []
    /// The environments that it was laid out in.
    var environments: [String] = []
    /// The two versions of the file in each of these environments; empty without that option, or if one is missing.
    var pictures: [ScenePictures] = []

    var isEmpty: Bool { operation == nil && changes.isEmpty && frames.isEmpty && gone.isEmpty && new.isEmpty }
}

/// A frame that changed.
struct FrameChange: Hashable, Sendable {
    /// The id of the view.
    var id: String
    var title: String
    /// The moves of the view, one for each way in which it moved.
    var moves: [Move]

    struct Move: Hashable, Sendable {
        var old: Rect
        var new: Rect
        /// The environments in which the frame changed this way.
        var environments: [String]
    }
}

/// A scene before and after, drawn on one device.
struct ScenePictures: Sendable {
    /// The environment's name for people, such as `iPhone 8 · AX3`.
    var caption: String
    /// The environment's name in options and answers, such as `retina4_7:AX3`.
    var environment: String
    var old: Picture?
    var new: Picture?
    /// The views that differ, on each of the two.
    var oldMarks: Set<String> = []
    var newMarks: Set<String> = []

    struct Picture: Sendable {
        var drawing: Drawing
        /// The frames of the views on the screen, by id.
        var frames: [String: Rect]
    }
}
