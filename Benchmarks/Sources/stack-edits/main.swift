import Engines
import Foundation
import UIKit

// Times edits of one UIStackView of labels, and of a form of rows, in microseconds and as a part of the time to build and lay it out:
//
//     swift run -c release --package-path Benchmarks stack-edits [labels] [part of a name]
//
// QUOIN_DEVICE chooses the device; a screen of three pixels a point has texts of other heights (Documentation/Benchmarks.md).

let count = max(10, CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1000)
let wanted = CommandLine.arguments.dropFirst(2).first ?? ""

enum Edit: String, CaseIterable { case text, hide, show, insert, remove }

/// The ways in which a stack view of the benchmark arranges its labels.
struct Arrangement {
    let name: String
    var axis = NSLayoutConstraint.Axis.vertical
    var alignment = UIStackView.Alignment.fill
    var distribution = UIStackView.Distribution.fill
    /// Whether the stack view reaches from side to side of the window, or is as large as its labels.
    var isPinned = true

    static let all = [true, false].flatMap { isPinned in
        [
            Arrangement(name: "fill", isPinned: isPinned),
            Arrangement(name: "leading", alignment: .leading, isPinned: isPinned),
            Arrangement(name: "center", alignment: .center, isPinned: isPinned),
            Arrangement(name: "fillEqually", distribution: .fillEqually, isPinned: isPinned),
            Arrangement(name: "fillProportionally", distribution: .fillProportionally, isPinned: isPinned),
            Arrangement(name: "equalSpacing", distribution: .equalSpacing, isPinned: isPinned),
            Arrangement(name: "equalCentering", distribution: .equalCentering, isPinned: isPinned),
            Arrangement(name: "row, center", axis: .horizontal, alignment: .center, isPinned: isPinned),
            Arrangement(name: "row, firstBaseline", axis: .horizontal, alignment: .firstBaseline, isPinned: isPinned),
        ]
    }
}

/// The times of one arrangement.
@MainActor struct Times {
    var builds: [Double] = []
    private(set) var edits: [Edit: [Double]] = [:]

    static func measure(_ body: () -> Void) -> Double { Double(timed(body)) / 1000 }

    mutating func measure(_ edit: Edit, in window: UIWindow, _ body: () -> Void) {
        let time = Times.measure {
            body()
            window.layoutIfNeeded()
        }
        edits[edit, default: []].append(time)
    }

    static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

    static func makeLabel(_ number: Int) -> UILabel {
        let label = UILabel()
        label.text = String(repeating: "word ", count: 1 + number % 5) + "\(number)"
        label.font = .systemFont(ofSize: CGFloat(13 + number % 5))
        return label
    }

    mutating func run(_ arrangement: Arrangement) {
        let labels = (0..<count).map(Times.makeLabel)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        var stack = UIStackView()
        builds.append(
            Times.measure {
                stack = UIStackView(arrangedSubviews: labels)
                arrange(stack, as: arrangement, in: window)
                window.layoutIfNeeded()
            })
        for round in 0..<12 { edit(stack, labels, in: window, at: (round * 377 + 91) % (count - 2), round: round) }
    }

    private func arrange(_ stack: UIStackView, as arrangement: Arrangement, in window: UIWindow) {
        (stack.axis, stack.alignment, stack.distribution) = (arrangement.axis, arrangement.alignment, arrangement.distribution)
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(stack)
        let far =
            arrangement.axis == .vertical
            ? stack.trailingAnchor.constraint(equalTo: window.trailingAnchor) : stack.bottomAnchor.constraint(equalTo: window.bottomAnchor)
        far.isActive = arrangement.isPinned
        stack.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
    }

    private mutating func edit(_ stack: UIStackView, _ labels: [UILabel], in window: UIWindow, at index: Int, round: Int) {
        let guest = Times.makeLabel(index + round)
        for edit in Edit.allCases {
            measure(edit, in: window) {
                switch edit {
                case .text: labels[index].text = "changed \(round) " + String(repeating: "x", count: round % 7)
                case .hide: labels[index].isHidden = true
                case .show: labels[index].isHidden = false
                case .insert: stack.insertArrangedSubview(guest, at: index)
                case .remove: guest.removeFromSuperview()
                }
            }
        }
    }
}

@MainActor func report(_ name: String, _ run: (inout Times) -> Void) {
    guard wanted.isEmpty || name.contains(wanted) else { return }
    var times = Times()
    for _ in 0..<3 { run(&times) }
    let build = Times.median(times.builds)
    let edits = Edit.allCases.compactMap { edit -> String? in
        guard let measured = times.edits[edit] else { return nil }
        let median = Times.median(measured)
        return "\(edit) \(Int(median)) (\(String(format: "%.3f", median / build)))"
    }
    print(name.padding(toLength: 26, withPad: " ", startingAt: 0), "build \(Int(build)) ", edits.joined(separator: "  "))
}

print("\(count) labels; medians in µs, and as a part of the build")
for arrangement in Arrangement.all {
    report(arrangement.name + (arrangement.isPinned ? "" : ", free")) { $0.run(arrangement) }
}
report("form, equal labels") { $0.runForm() }
