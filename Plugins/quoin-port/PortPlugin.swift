import Foundation
import PackagePlugin

/// `swift package quoin-port [options]`: makes the package ready for Linux. The words are those of `quoinport`.
@main
struct PortPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = try context.tool(named: "quoinport").url
        process.arguments = arguments + [context.package.directoryURL.path]
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            Diagnostics.error("quoinport ended with status \(process.terminationStatus)")
            return
        }
    }
}
