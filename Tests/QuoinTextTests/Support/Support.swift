import Foundation
import QuoinText

let measurer = SystemTextMeasurer()

/// Files that tests read where they are installed, and skip, saying so, where not.
enum InstalledFiles {
    static let inter = "/usr/share/fonts/opentype/inter/"
    static let lineBreakTest = "/usr/share/unicode/auxiliary/LineBreakTest.txt"
    /// The versions that the tables are made from; others have other numbers.
    static let hasInter = (try? OpenTypeFont(path: inter + "InterDisplay-Regular.otf"))?.revision == 3.019
    static let hasLineBreakTest =
        FileManager.default.contents(atPath: lineBreakTest)?.starts(with: Data("# LineBreakTest-15.0.0".utf8)) ?? false
    static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardizedFileURL
}

/// Returns the number of rounds of a random test: few in `swift test`, many if QUOIN_LONG_TESTS is set.
func rounds(_ short: Int, long: Int) -> Int {
    ProcessInfo.processInfo.environment["QUOIN_LONG_TESTS"] == nil ? short : long
}

extension SeededGenerator {
    /// Words of letters from several scripts, with spaces, marks and emoji between.
    mutating func text(upTo length: Int) -> String {
        let pieces = [
            "a", "The", "quick", "W", "i", "é", "AV", " ", " ", "  ", "-", ".", "漢", "字", "かな", "한글", "e\u{301}", "Привет", "👩‍👩‍👧", "7",
            "…", ",",
        ]
        return (0..<Int.random(in: 1...length, using: &self)).map { _ in pieces.randomElement(using: &self) ?? "a" }.joined()
    }
}
