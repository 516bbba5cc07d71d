// The only file that calls the operating system: files, folders, terminals. No Foundation, which would multiply the size of
// the static binary.

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The reason why a file could not be read or written, in the system's words.
struct FileError: Error {
    var message: String

    init(_ message: String) { self.message = message }

    init(number: Int32) { message = strerror(number).map { String(cString: $0) } ?? "error \(number)" }
}

enum System {
    enum Entry {
        case file, folder, other, missing

        fileprivate init(_ status: stat) {
            switch status.st_mode & S_IFMT {
            case S_IFDIR: self = .folder
            case S_IFREG: self = .file
            default: self = .other
            }
        }
    }

    /// The kind of file at a path, links followed.
    static func kind(_ path: String) -> Entry {
        var status = stat()
        return stat(path, &status) == 0 ? Entry(status) : .missing
    }

    /// The kind of file at a path, links followed, and a text that all paths to it share.
    static func entry(_ path: String) -> (kind: Entry, identity: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return (.missing, "") }
        return (Entry(status), "\(status.st_dev):\(status.st_ino)")
    }

    /// A text that changes with a file: its size and when it was changed; empty if there is none.
    static func stamp(_ path: String) -> String {
        var status = stat()
        guard stat(path, &status) == 0 else { return "" }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        return "\(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
    }

    /// The bytes of a file, at most `limit`; `-` is standard input.
    static func read(_ path: String, limit: Int = 64 << 20) throws(FileError) -> [UInt8] {
        let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY)
        guard descriptor >= 0 else { throw FileError(number: errno) }
        defer { if path != "-" { close(descriptor) } }
        let tooLarge = FileError("larger than \(limit >> 20) MB")
        var status = stat()
        let size = fstat(descriptor, &status) == 0 && Entry(status) == .file ? Int(status.st_size) : 0
        guard size <= limit else { throw tooLarge }
        var bytes: [UInt8] = []
        while true {
            // One byte more than there should be, so that the end is seen.
            let room = max(size + 1 - bytes.count, 1 << 12)
            var failure: Int32?
            let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                count = systemRead(descriptor, UnsafeMutableRawBufferPointer(buffer))
                while count < 0, errno == EINTR { count = systemRead(descriptor, UnsafeMutableRawBufferPointer(buffer)) }
                if count < 0 { (count, failure) = (0, errno) }
            }
            if let failure { throw FileError(number: failure) }
            if bytes.isEmpty { bytes = part } else { bytes += part }
            guard bytes.count <= limit else { throw tooLarge }
            // A file that was as long as announced has ended where less came than was asked for.
            if part.isEmpty || size > 0 && bytes.count == size && part.count < room { return bytes }
        }
    }

    /// The names in a folder, sorted by their bytes.
    static func names(in folder: String) throws(FileError) -> [String] { try contents(of: folder).map(\.name).sorted { $0.isBefore($1) } }

    /// The members of a folder, in the order of the file system.
    static func contents(of folder: String) throws(FileError) -> [FolderMember] {
        guard let stream = opendir(folder) else { throw FileError(number: errno) }
        defer { closedir(stream) }
        var members: [FolderMember] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)) {
                    String(cString: $0)
                }
            }
            if name != ".", name != ".." { members.append(FolderMember(name: name, type: Int32(entry.pointee.d_type))) }
        }
        return members
    }

    /// A name in a folder, and what the folder says of its kind.
    struct FolderMember {
        var name: String
        fileprivate var type: Int32

        /// Whether it is a folder, links followed. The file is only asked where the folder does not say.
        func isFolder(at path: String) -> Bool {
            switch type {
            case Int32(DT_DIR): true
            case Int32(DT_REG): false
            default: System.kind(path) == .folder
            }
        }
    }

    /// Writes a file, replacing its contents.
    static func write(_ text: String, to path: String) throws(FileError) { try write(Array(text.utf8), to: path) }

    static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        guard descriptor >= 0 else { throw FileError(number: errno) }
        let failure = bytes.withUnsafeBytes { write($0, descriptor) }
        guard close(descriptor) == 0, failure == nil else { throw FileError(number: failure ?? errno) }
    }

    /// A file that is written part by part.
    struct OpenFile {
        private let descriptor: Int32

        init(_ path: String) throws(FileError) {
            descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
            if descriptor < 0 { throw FileError(number: errno) }
        }

        func write(_ text: String) throws(FileError) {
            if let failure = System.write(text, descriptor) { throw FileError(number: failure) }
        }

        func close() throws(FileError) {
            if systemClose(descriptor) != 0 { throw FileError(number: errno) }
        }
    }

    /// Replaces a file, so that a reader sees the old one or the new one, and a link stays a link.
    static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
        let path = resolved(path)
        var status = stat()
        guard stat(path, &status) == 0 else { throw FileError(number: errno) }
        try put(bytes, at: path, draft: path + ".quoin-\(getpid())", mode: status.st_mode & 0o7777)
    }

    /// Writes a file under another name in the same folder and renames it: it is there whole or not at all.
    static func put(_ bytes: [UInt8], at path: String, draft: String, mode: mode_t = 0o644) throws(FileError) {
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL, mode)
        guard descriptor >= 0 else { throw FileError(number: errno) }
        let failure = bytes.withUnsafeBytes { write($0, descriptor) }
        guard close(descriptor) == 0, failure == nil, rename(draft, path) == 0 else {
            let number = failure ?? errno
            unlink(draft)
            throw FileError(number: number)
        }
    }

    /// The path with all links followed; one that leads nowhere stays as it is.
    static func resolved(_ path: String) -> String {
        guard let found = realpath(path, nil) else { return path }
        defer { free(found) }
        return String(cString: found)
    }

    /// Makes a folder and those it lies in, where they are missing.
    static func makeFolder(_ path: String) throws(FileError) {
        var made = path.hasPrefix("/") ? "/" : ""
        for name in path.split(separator: "/") {
            made += made.isEmpty || made.hasSuffix("/") ? name : "/" + name
            if mkdir(made, 0o755) != 0, errno != EEXIST { throw FileError(number: errno) }
        }
        guard entry(path).kind == .folder else { throw FileError("not a folder") }
    }

    /// The folder that relative paths begin in.
    static var currentFolder: String {
        guard let found = getcwd(nil, 0) else { return "/" }
        defer { free(found) }
        return String(cString: found)
    }

    /// Writes to standard error without ending the line.
    static func note(_ text: String) { _ = write(text, STDERR_FILENO) }

    /// Writes to standard output. Returns false if it is closed or the disk is full.
    @discardableResult
    static func print(_ text: String) -> Bool { write(text, STDOUT_FILENO) == nil }

    /// Writes a line to standard error.
    static func printMessage(_ text: String) { _ = write(text + "\n", STDERR_FILENO) }

    static var processEnvironment: ProcessEnvironment {
        var variables: [String: String] = [:]
        for name in ["NO_COLOR", "QUOIN_SOLVER", "TERM", "GIT_DIFF_PATH_COUNTER", "GIT_PAGER_IN_USE"] {
            if let value = getenv(name) { variables[name] = String(cString: value) }
        }
        return ProcessEnvironment(
            variables: variables, inputIsTerminal: isatty(STDIN_FILENO) == 1, outputIsTerminal: isatty(STDOUT_FILENO) == 1,
            errorIsTerminal: isatty(STDERR_FILENO) == 1)
    }

    /// The number of processors.
    static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

    /// A pipe that closes is an error that a write reports, not the end of the process.
    static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

    static func leave(_ status: ExitStatus) -> Never { exit(status.rawValue) }

    /// Writes all of a text; nil on success, else the error's number.
    private static func write(_ text: String, _ descriptor: Int32) -> Int32? {
        var text = text
        return text.withUTF8 { write(UnsafeRawBufferPointer($0), descriptor) }
    }

    private static func write(_ bytes: UnsafeRawBufferPointer, _ descriptor: Int32) -> Int32? {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return errno }
            rest = rest.dropFirst(count)
        }
        return nil
    }
}

// The names are those of methods above.
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, bytes.baseAddress, bytes.count)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}

private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

extension String {
    /// Whether its bytes come before those of another text.
    func isBefore(_ other: String) -> Bool {
        var one = self, two = other
        return one.withUTF8 { one in two.withUTF8 { two in one.lexicographicallyPrecedes(two) } }
    }
}
