import QuoinBehaviors
import QuoinLayout
import QuoinScenes

// Text, and how sure its measure is.

extension Inspection {
    func hasText(_ place: Int) -> Bool {
        guard let node = views[place].node else { return false }
        return ["label", "button", "textField", "textView", "segmentedControl"].contains(node.kind)
    }

    /// A content size that something asks for on an axis: by kind, or as a placeholder.
    func hasOwnLength(_ place: Int, _ axis: Axis) -> Bool { contentLength(place, axis) != nil }

    /// How far the measure of a text of that width may be off: the median is 0.6 %, and three times that is rare.
    static func tolerance(ofText length: Double) -> Double { max(1.5, length * 0.03) }

    /// Whether the text's font was never measured.
    func isGuess(_ place: Int) -> Bool {
        guard let id = views[place].node?.id else { return true }
        return laidOut.notes.contains { $0.object == id && $0.message.contains("guess") }
    }

    /// How wide the text is on one line. Nil: no text of its own.
    func textWidth(_ place: Int) -> Double? {
        guard let node = views[place].node, ["label", "button"].contains(node.kind), shownText(place) != nil else { return nil }
        if node.contentSize != nil { return nil }
        return (views[place].item.behavior?.contentSize(of: views[place].item, width: nil))?.width
    }

    func lines(_ place: Int) -> Int? {
        guard let node = views[place].node, node.kind == "label" else { return nil }
        return Int(min(max(node.properties[.numberOfLines] ?? 1, 0), 1000))
    }

    /// How much wider a text becomes in another language: short words more than long sentences.
    static func growth(_ text: String) -> Double {
        switch text.count {
        case ...10: 1.5
        case ...30: 1.4
        default: 1.3
        }
    }

    /// How long a text becomes is an estimate: what it exceeds by less than a tenth may well do.
    static func overruns(_ needed: Double, _ room: Double) -> Bool { needed > room * 1.1 }

    /// Words, and not a number, an amount or a sign: something that is translated.
    func isTranslatable(_ place: Int) -> Bool {
        guard let text = shownText(place), text.count > 1 else { return false }
        let letters = text.count { $0.isLetter }, digits = text.count { $0.isNumber }
        return letters > 0 && 2 * letters >= digits && !["Label", "Button"].contains(text)
    }
}
