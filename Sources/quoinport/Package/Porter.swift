import Foundation

/// Makes a package ready for Linux: reads it, runs the rules over its files, and says what became of each.
struct Porter {
    struct Options {
        var folder = URL(filePath: FileManager.default.currentDirectoryPath)
        var isDryRun = false
        var quoin: String?
        var device: String?
        var era: String?
        var withoutGLPK = false
    }

    /// A file with its text before and after.
    struct Result {
        var path: String
        var old: String
        var new: String
    }

    private(set) var results: [Result] = []
    private(set) var remarks: Set<Remark> = []
    private var files: [(file: SwiftFile, target: String)] = []
    private let description: PackageDescription
    private let options: Options

    init(_ options: Options) throws {
        self.options = options
        description = try PackageDescription.load(options.folder)
        readFiles()
        let uikit = UIKitNames.load()
        let run = RuleRun(files, uikit: uikit)
        for (old, new) in zip(files, run.files) where old.file.text != new.file.text {
            results.append(Result(path: old.file.path, old: old.file.text, new: new.file.text))
        }
        files = run.files
        remarks.formUnion(run.remarks)
        addTestFiles(PackageIndex(files, uikit: uikit))
        try editManifest()
    }

    private mutating func readFiles() {
        for target in description.targets where target.moduleType == "SwiftTarget" && target.type != "plugin" && target.type != "macro" {
            for source in target.sources where source.hasSuffix(".swift") {
                let path = (target.path.isEmpty || target.path == "." ? "" : target.path + "/") + source
                guard let text = try? String(contentsOf: options.folder.appending(path: path), encoding: .utf8) else {
                    remark(path, line: 1, text: "cannot be read as UTF-8 and is left as it is")
                    continue
                }
                let file = SwiftFile(path: path, text: text)
                if file.parses {
                    files.append((file, target.name))
                } else {
                    remark(path, line: file.firstErrorLine, text: "does not parse and is left as it is")
                }
            }
        }
        for target in description.targets where target.moduleType == "ClangTarget" {
            let objective = target.sources.first { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
            if let objective {
                remark("\(target.path)/\(objective)", line: 1, text: "Objective-C: the target \(target.name) cannot be built on Linux")
            }
        }
    }

    private mutating func remark(_ path: String, line: Int, text: String) {
        remarks.insert(Remark(path: path, line: line, text: text))
    }

    /// Files of the port's own: one that chooses the device before the tests of a target begin, one for test cases that are delegates.
    private mutating func addTestFiles(_ package: PackageIndex) {
        for target in description.targets where target.type == "test" {
            if options.device != nil || options.era != nil {
                add("ChosenDevice.swift", to: target.path, text: DeviceFile.text(device: options.device, era: options.era))
            }
            if TestCaseFile.isNeeded(by: files.filter { $0.target == target.name }.map(\.file), package) {
                add(TestCaseFile.name, to: target.path, text: TestCaseFile.text)
            }
        }
    }

    private mutating func add(_ name: String, to folder: String, text: String) {
        let path = folder + "/" + name
        let old = (try? String(contentsOf: options.folder.appending(path: path), encoding: .utf8)) ?? ""
        if old != text { results.append(Result(path: path, old: old, new: text)) }
    }

    // MARK: - The manifest

    private mutating func editManifest() throws {
        let needs = try manifestNeeds()
        guard !needs.isEmpty else { return }
        let path = "Package.swift"
        let old = try String(contentsOf: options.folder.appending(path: path), encoding: .utf8)
        let file = SwiftFile(path: path, text: old)
        guard file.parses else { return remark(path, line: file.firstErrorLine, text: "does not parse and is left as it is") }
        let new = ManifestEditor(file: file, needs: needs).edited()
        if new != old { results.append(Result(path: path, old: old, new: new)) }
    }

    private mutating func manifestNeeds() throws -> ManifestNeeds {
        var needs = ManifestNeeds()
        for target in description.targets {
            let uses = ImportedProducts(files.filter { $0.target == target.name }.map(\.file))
            let missing = uses.products.filter { target.usedProducts?.contains($0) != true }
            if !missing.isEmpty { needs.products[target.name] = missing }
            if uses.hasMain, target.type == "library", target.products?.isEmpty ?? true { needs.executables.insert(target.name) }
            if uses.hasMain, target.type == "library", target.products?.isEmpty == false {
                remark(
                    target.path, line: 1,
                    text: "the library \(target.name) has an entry point: its tests cannot be linked; give @main a target of its own")
            }
        }
        if let quoin = description.quoin {
            needs.package = quoin.identity
            let isNew = description.tools.split(separator: ".").compactMap { Int($0) }.lexicographicallyPrecedes([6, 1]) == false
            if options.withoutGLPK, isNew { needs.withoutGLPK = true }
            if options.withoutGLPK, !isNew { remark("Package.swift", line: 1, text: "traits: [] needs tools version 6.1: GLPK stays") }
        } else if !needs.products.isEmpty {
            guard let quoin = options.quoin else { throw PortError.noQuoin }
            let isURL = quoin.contains("://")
            needs.dependency = isURL ? ".package(url: \"\(quoin)\", branch: \"main\")" : ".package(name: \"quoin\", path: \"\(quoin)\")"
        }
        return needs
    }

    /// Writes the changed files.
    func write() throws {
        for result in results {
            try Data(result.new.utf8).write(to: options.folder.appending(path: result.path), options: .atomic)
        }
    }
}
