import Foundation
import PackagePlugin

/// `swift package quoin-lint [options] [files]`: lints the storyboards and xibs of a package, or what is named.
///
/// The words are those of `quoin lint`. Where no file is named, the folders of the package's targets are looked through; `--target NAME`,
/// which SwiftPM's own tools know, too, chooses among them.
@main
struct LintPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        var extractor = ArgumentExtractor(arguments)
        let targets = extractor.extractOption(named: "target")
        let words = extractor.remainingArguments
        let folders = targets.isEmpty && namesFile(words) ? [] : try folders(of: targets, in: context.package)
        try lint(words + folders, with: try context.tool(named: "quoin").url, in: context.package.directoryURL)
    }

    /// Values of options may look like files only where they are some, so that a baseline is no input.
    private func namesFile(_ words: [String]) -> Bool {
        zip([""] + words, words).contains { before, word in
            (!word.hasPrefix("-") || word == "-") && !LintOptions.withValue.contains(before)
        }
    }

    private func folders(of names: [String], in package: Package) throws -> [String] {
        let chosen = names.isEmpty ? package.targets : try package.targets(named: names)
        let folders = chosen.compactMap { $0 as? any SourceModuleTarget }.map { $0.directoryURL.path }
        return folders.isEmpty ? [package.directoryURL.path] : folders.sorted()
    }

    private func lint(_ words: [String], with tool: URL, in folder: URL) throws {
        let process = Process()
        process.executableURL = tool
        process.arguments = ["lint"] + words
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        // SwiftPM shows only that a plugin failed, so the status is said, too.
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            Diagnostics.error("quoin lint ended with status \(process.terminationStatus)")
            return
        }
    }
}
