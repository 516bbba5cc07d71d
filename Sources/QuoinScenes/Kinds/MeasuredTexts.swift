import QuoinBehaviors
import QuoinText

/// The last sizes of one text, by what was asked. A layout asks a text for the same few sizes again and again: without a width, and at the
/// width that it gets.
final class MeasuredTexts {
    private static let most = 4
    private var known: [(request: TextRequest, size: MeasuredText)] = []
    private var next = 0
    private var trust: (traits: Traits, trust: TextTrust)?

    /// Returns a function that measures like another one, but asks it only for what is not among the last sizes.
    static func remembering(_ measure: @escaping TextMeasuring) -> TextMeasuring {
        let texts = MeasuredTexts()
        return { request in texts.size(request, measure) }
    }

    /// Returns the size that was asked for, which is measured if it is not among the last ones.
    func size(_ request: TextRequest, _ measure: TextMeasuring) -> MeasuredText {
        for (asked, size) in known where asked == request { return size }
        let size = measure(request)
        if known.count < MeasuredTexts.most { known.append((request, size)) } else { known[next] = (request, size) }
        next = (next + 1) % MeasuredTexts.most
        return size
    }

    /// Notes how reliable the width of the text is.
    func note(_ trust: TextTrust, for traits: Traits) { self.trust = (traits, trust) }

    /// Returns how reliable the width of the text is, which is found out if it was asked for other traits last.
    func trust(_ traits: Traits, _ find: () -> TextTrust) -> TextTrust {
        if let trust, trust.traits == traits { return trust.trust }
        let found = find()
        trust = (traits, found)
        return found
    }
}
