import QuoinText

// Times of QuoinText. Each is the best of several rounds, so that other work on the machine disturbs little. One line is printed per case:
//
//     name <tab> microseconds <tab> target in microseconds, if any
//
// `swift run -c release quoin-text-bench [part of a name]`

/// Returns the value. The optimizer cannot look inside, and so does not remove the computation.
@inline(never)
func keep(_ value: Double) -> Double { value }

func best(rounds: Int, repeating count: Int, _ body: () -> Double) -> Double {
    let clock = ContinuousClock()
    var least = Double.infinity
    var sum = 0.0
    for _ in 0..<rounds {
        let time = clock.measure {
            for _ in 0..<count { sum += keep(body()) }
        }
        least = min(least, Double(time.components.attoseconds) / 1e12 + Double(time.components.seconds) * 1e6)
    }
    guard sum.isFinite else { return .nan }
    return least / Double(count)
}

func report(_ name: String, _ microseconds: @autoclosure () -> Double, target: Double? = nil) {
    if let part = CommandLine.arguments.dropFirst().first, !name.contains(part) { return }
    let rounded = (microseconds() * 1000).rounded() / 1000
    print(name, rounded, target.map { "\($0)" } ?? "", separator: "\t")
}

let measurer = SystemTextMeasurer()
let font = TextFont.system(17)
let line = "Your order has been sent!"
let cyrillic = "Ваш заказ уже отправлен!!"
let han = "您的订单已经发送给我们的仓库请您耐心等待我们会尽快"
let words = "The quick brown fox jumps over the lazy dog, then rests. "
let paragraph = String(String(repeating: words, count: 180).prefix(10_000))
let hanParagraph = String(String(repeating: han, count: 500).prefix(10_000))

report("width, 25 characters", best(rounds: 20, repeating: 20_000) { measurer.width(of: line, in: font).points }, target: 0.5)
report("size, 25 characters", best(rounds: 20, repeating: 20_000) { measurer.size(of: line, in: font).width }, target: 0.5)
report("size, 25 characters, text style", best(rounds: 20, repeating: 20_000) { measurer.size(of: line, in: .preferred(.body)).width })
report("size, 25 Cyrillic characters", best(rounds: 20, repeating: 20_000) { measurer.size(of: cyrillic, in: font).width })
report("size, 25 Han characters", best(rounds: 20, repeating: 20_000) { measurer.size(of: han, in: font).width })
report(
    "paragraph of 10,000 characters, 320 points",
    best(rounds: 20, repeating: 20) { measurer.size(of: paragraph, in: font, within: .width(320)).height }, target: 1000)
report(
    "paragraph of 10,000 Han characters",
    best(rounds: 20, repeating: 20) { measurer.size(of: hanParagraph, in: font, within: .width(320)).height }, target: 1000)
