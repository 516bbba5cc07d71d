import QuoinInterfaceBuilder
import QuoinScenes

/// A file that was named or found, read as far as its kind.
enum SourceFile {
    case source(Source)
    /// Found in a folder, and holds no scene.
    case passedOver
    case failure(DocumentError)

    init(_ file: Inputs.File) {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try System.read(file.path)
        } catch {
            self = .failure(DocumentError("cannot be read: \(error.message)"))
            return
        }
        self.init(bytes, file)
    }

    init(_ bytes: [UInt8], _ file: Inputs.File) {
        let kind = InputKind(file.name) ?? (file.path == "-" ? InputKind(content: bytes) : nil)
        if kind == .scene, file.isFound, !SceneReader.looksLikeScene(bytes) {
            self = .passedOver
        } else if let kind {
            self = .source(Source(kind: kind, name: file.name, bytes: bytes))
        } else {
            self = .failure(DocumentError("not a kind of file that is understood: those end in .storyboard, .xib or, for scenes, .json"))
        }
    }
}

extension DocumentError {
    /// `path:line:column: error: message`, as compilers say it.
    func message(in path: String) -> String {
        let location = [line, line == nil ? nil : column].compactMap { $0.map { ":\($0)" } }.joined()
        return "\(path)\(location): error: \(message)"
    }
}
