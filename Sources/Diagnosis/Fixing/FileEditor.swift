import QuoinScenes

/// Turns repairs into edits of a file.
struct FileEditor {
    let bytes: [UInt8]
    let scene: Scene

    init(_ bytes: [UInt8], _ scene: Scene) {
        self.bytes = bytes
        self.scene = scene
    }

    func edits(_ repair: Repair) -> [Fix.Edit] { [] }
}
