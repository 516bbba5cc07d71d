import QuoinScenes

/// The files that a command line names: folders searched, each file once for each time it is named.
struct Inputs {
    struct File: Sendable {
        /// The path as it was named, or found in a folder that was.
        var path: String
        /// The name of the file in answers.
        var name: String
        /// Found by searching: a file that is not a scene is not a mistake then.
        var isFound = false
    }

    private(set) var files: [File] = []
    private let paths: [String]
    /// Messages about folders that could not be searched.
    private(set) var messages: [String] = []
    private var visited: Set<String> = []

    init(_ paths: [String], assumedName: String?) {
        self.paths = paths
        for path in paths {
            if path == "-" {
                files.append(File(path: path, name: assumedName ?? path))
            } else if System.kind(path) == .folder {
                visited = []
                search(path)
            } else {
                files.append(File(path: path, name: path))
            }
        }
    }

    /// Says that nothing was found to look at: most likely another folder was meant.
    func reportNothingFound() -> ExitStatus {
        System.printMessage("\(paths.joined(separator: ", ")): error: no storyboard, xib or scene file found")
        return .usage
    }

    /// Depth first, names in order; hidden folders and links back are left out.
    private mutating func search(_ folder: String) {
        var waiting = [folder]
        while let path = waiting.popLast() {
            let (kind, identity) = System.entry(path)
            if kind == .file, InputKind(path) != nil {
                files.append(File(path: path, name: path, isFound: true))
            }
            guard kind == .folder, visited.insert(identity).inserted else { continue }
            do throws(FileError) {
                let names = try System.names(in: path).filter { !$0.hasPrefix(".") }
                let prefix = path == "." ? "" : path.hasSuffix("/") ? path : path + "/"
                waiting += names.reversed().map { prefix + $0 }
            } catch {
                messages.append("\(path): error: \(error.message)")
            }
        }
    }
}
