import Foundation

/// `quoinport [options] [package]`: makes a package for iOS ready to be built and tested on Linux.
@main
struct PortCommand {
    static let help = """
        Usage: swift package quoin-port [options]        (in a package that depends on Quoin)
               quoinport [options] [folder]

        Makes the sources and tests of a package for iOS ready for Linux with Quoin's UIKit. Apple's platforms keep what they have.

          --dry-run          print what would change, as a patch, and write nothing
          --quoin FOLDER     the folder or URL of Quoin, for a package that does not depend on it yet
          --device NAME      the device that its tests run on, such as "iPhone 15"
          --era RELEASE      the release of iOS that its tests run on, such as 17
          --without-glpk     leave GLPK out (tools version 6.1)

        What cannot be ported is listed with its file, its line and the reason.
        """

    static func main() {
        do {
            let words = Array(CommandLine.arguments.dropFirst())
            if words.contains("--help") || words.contains("-h") { return print(help) }
            let options = try options(words)
            let porter = try Porter(options)
            try report(porter, options)
        } catch {
            FileHandle.standardError.write(Data("quoinport: error: \(error)\n".utf8))
            exit(2)
        }
    }

    private static func options(_ words: [String]) throws -> Porter.Options {
        var options = Porter.Options()
        var rest = words[...]
        func value(of word: String) throws -> String {
            guard let value = rest.popFirst() else { throw PortError.arguments("\(word) needs a value") }
            return value
        }
        while let word = rest.popFirst() {
            switch word {
            case "--dry-run": options.isDryRun = true
            case "--without-glpk": options.withoutGLPK = true
            case "--quoin": options.quoin = try value(of: word)
            case "--device": options.device = try value(of: word)
            case "--era": options.era = try value(of: word)
            case _ where word.hasPrefix("-"): throw PortError.arguments("unknown option \(word); --help lists them")
            default: options.folder = URL(filePath: word)
            }
        }
        return options
    }

    private static func report(_ porter: Porter, _ options: Porter.Options) throws {
        if options.isDryRun {
            for result in porter.results { print(Diff.unified(result.old, result.new, path: result.path), terminator: "") }
        } else {
            try porter.write()
            for result in porter.results { print("\(result.path): ported") }
        }
        for remark in porter.remarks.sorted() { print("\(remark.path):\(remark.line): note: \(remark.text)") }
        let files = porter.results.count, notes = porter.remarks.count
        let verb = options.isDryRun ? "would change" : "changed"
        print("\(files) file\(files == 1 ? "" : "s") \(verb), \(notes) note\(notes == 1 ? "" : "s").")
    }
}
