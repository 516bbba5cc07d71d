import UIKit

// Initialization of classes that are known at run time, in a release build: the optimizer must not resolve the calls
// statically. Tests/UIKitTests/ObjectiveC has the same for debug builds.

class Badge: UILabel {
    let marks: [Int]
    override init(frame: CGRect) {
        marks = [1, 2, 3]
        super.init(frame: frame)
        text = "badge"
    }
    required init?(coder: NSCoder) { nil }
    override class var layerClass: AnyClass { Gradient.self }
}

final class Gradient: CAGradientLayer {
    let steps: Int
    override init() {
        steps = 7
        super.init()
    }
    override init(layer: Any) {
        steps = 0
        super.init(layer: layer)
    }
    required init?(coder: NSCoder) { nil }
}

final class Page: UIViewController {
    let name: String
    override init(nibName: String?, bundle: Bundle?) {
        name = "page"
        super.init(nibName: nibName, bundle: bundle)
    }
    required init?(coder: NSCoder) { nil }
}

final class Row: UITableViewCell {
    let badge = Badge()
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(badge)
    }
    required init?(coder: NSCoder) { nil }
}

@MainActor @inline(never) func make<Made: UIKitMakeable>(_ type: Made.Type) -> Made { Made() }

let table = UITableView()
table.register(Row.self, forCellReuseIdentifier: "row")
let row = table.dequeueReusableCell(withIdentifier: "row") as? Row
let isRight =
    make(Badge.self).marks == [1, 2, 3] && make(Badge.self).text == "badge" && (make(Badge.self).layer as? Gradient)?.steps == 7
    && make(Page.self).name == "page" && row?.badge.superview === row?.contentView && row?.reuseIdentifier == "row"
print(isRight ? "classes that are known at run time are made" : "WRONG: a class that is known at run time is not made")
exit(isRight ? 0 : 1)
