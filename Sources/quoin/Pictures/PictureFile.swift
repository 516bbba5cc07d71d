import QuoinDiagnosis
import QuoinDrawing

/// A drawing written to a file, as SVG or as PNG.
struct PictureFile {
    let appearance: Appearance
    let isPNG: Bool
    /// The number of pixels per point of a PNG.
    let scale: Double

    /// The outcome of writing a picture: messages and the exit status.
    struct Outcome {
        var messages: [String] = []
        var status = ExitStatus.done
        /// The letters that a PNG shows as boxes, because no installed font has them.
        var missingLetters: Set<Unicode.Scalar> = []
    }

    var ending: String { isPNG ? ".png" : ".svg" }

    func write(_ drawing: Drawing, to path: String) -> Outcome {
        let text = SVG(drawing, appearance: appearance).text
        var outcome = Outcome()
        do throws(FileError) {
            if path != "-" { try System.makeFolder(PathName.folder(of: path)) }
            guard isPNG else {
                if path == "-" { return Outcome(status: System.print(text) ? .done : .output) }
                try System.write(text, to: path)
                return outcome
            }
            try System.write(try png(text, drawing: drawing, path: path, outcome: &outcome), to: path)
        } catch {
            outcome.messages.append("\(path): error: \(error.message)")
            outcome.status = outcome.status.and(.output)
        }
        return outcome
    }

    private func png(_ text: String, drawing: Drawing, path: String, outcome: inout Outcome) throws(FileError) -> [UInt8] {
        do throws(PNGError) {
            let file = try PNGFile(svg: text, width: drawing.size.width, height: drawing.size.height, scale: scale)
            if let reduction = file.reduction {
                outcome.messages.append("\(path): note: too large for a PNG, scaled down to \(Int((reduction * 100).rounded())) %")
            }
            outcome.missingLetters = InstalledFonts.all.missing(in: drawing)
            return file.bytes
        } catch {
            throw FileError("\(error)")
        }
    }

    /// The maximal length of a name in bytes. File systems allow 255, and a number and an extension follow.
    private static let longestName = 200

    /// A file name made of words, without those that have neither a letter nor a digit. Characters that file systems may reject become
    /// dashes, and a long name loses its beginning.
    static func name(_ words: [String]) -> String {
        let joined = words.filter { $0.contains { $0.isLetter || $0.isNumber } }.joined(separator: "-")
        var allowed = joined.map { $0.isLetter || $0.isNumber || "._-+".contains($0) ? $0 : "-" }[...]
        var length = allowed.reduce(0) { $0 + $1.utf8.count }
        // A name that begins with a dot is hidden, and one that begins with a dash is an option.
        while let first = allowed.first, length > longestName || first == "-" || first == "." {
            length -= first.utf8.count
            allowed.removeFirst()
        }
        return allowed.isEmpty ? "scene" : String(allowed)
    }
}
