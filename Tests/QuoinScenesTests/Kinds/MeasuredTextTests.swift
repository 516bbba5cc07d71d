import QuoinBehaviors
import Testing

@testable import QuoinScenes

@Suite("Remembered sizes of texts")
struct MeasuredTextTests {
    private final class Asked {
        var requests: [TextRequest] = []
    }

    @Test("each of the last four requests is measured once, and an older one again") func lastFour() {
        let asked = Asked()
        let measure = MeasuredTexts.remembering { request in
            asked.requests.append(request)
            return MeasuredText(width: request.width ?? 500, height: 20)
        }
        for _ in 0..<3 {
            for width in [nil, 10, 20, 30] as [Double?] { #expect(measure(TextRequest(width: width)).width == width ?? 500) }
        }
        #expect(asked.requests.map(\.width) == [nil, 10, 20, 30])
        #expect(measure(TextRequest(width: 40)).width == 40 && measure(TextRequest(width: 10)).width == 10)
        #expect(asked.requests.count == 5)
        #expect(measure(TextRequest()).width == 500)
        #expect(asked.requests.count == 6)
    }

    @Test("a request for other traits, or for other lines, is another request") func otherRequests() {
        let asked = Asked()
        let measure = MeasuredTexts.remembering { request in
            asked.requests.append(request)
            return MeasuredText(width: 1, height: 1)
        }
        for request in [TextRequest(width: 10), TextRequest(width: 10, lines: 1), TextRequest(width: 10, traits: Traits(scale: 3))] {
            _ = measure(request)
        }
        #expect(asked.requests.count == 3)
    }
}
