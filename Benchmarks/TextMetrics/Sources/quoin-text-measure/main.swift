import QuoinText

// Measures the lines of standard input and prints one line for each: width, height, number of lines, last baseline from
// the bottom, evidence, doubts as a number, tolerances of width and height.
//
//     font <tab> text          font: comma-separated settings
//     size=17,weight=bold,era=xcode8,scale=2,limit=320,lines=2     or style=body,category=extraSmall     or name=Avenir-Book
//
// In the text \n, \t and \\ stand for a line feed, a tab and a backslash. A line that cannot be read gives "error: …".

struct Request {
    var settings: [String: String] = [:]
    var text = ""

    init?(_ line: String) {
        let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        for setting in parts[0].split(separator: ",") {
            let pair = setting.split(separator: "=", maxSplits: 1)
            guard pair.count == 2 else { return nil }
            settings[String(pair[0])] = String(pair[1])
        }
        text = Self.unescaped(parts[1])
    }

    private static func unescaped(_ text: Substring) -> String {
        var result = ""
        var escaped = false
        for character in text {
            if escaped {
                result.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
                escaped = false
            } else if character == "\\" {
                escaped = true
            } else {
                result.append(character)
            }
        }
        return result
    }

    func number(_ key: String, _ standard: Double) -> Double { settings[key].flatMap(Double.init) ?? standard }

    var font: TextFont {
        let era = TextEra.allCases.first { "\($0)" == settings["era"] } ?? .modern
        let category = ContentSizeCategory.allCases.first { "\($0)" == settings["category"] } ?? .large
        if let style = TextStyle.allCases.first(where: { "\($0)" == settings["style"] }) {
            return .preferred(style, category: category, era: era)
        }
        let size = number("size", 17)
        if let name = settings["name"] { return .named(name, size: size, era: era) }
        let weight = settings["weight"].flatMap(FontWeight.init(interfaceBuilderName:)) ?? .regular
        return .system(size, weight: weight, era: era)
    }

    var grid: TextGrid { TextGrid(scale: number("scale", 2)) }

    var limits: TextLimits {
        TextLimits(width: settings["limit"].flatMap(Double.init), lines: Int(number("lines", 0)))
    }
}

while let line = readLine() {
    guard let request = Request(line) else {
        print("error: expected settings, a tab and a text")
        continue
    }
    let size = SystemTextMeasurer().size(of: request.text, in: request.font, within: request.limits, on: request.grid)
    print(
        size.width, size.height, size.lineCount, size.lastBaselineFromBottom, size.trust.evidence, size.trust.doubts.rawValue,
        size.widthTolerance, size.heightTolerance, separator: "\t")
}
