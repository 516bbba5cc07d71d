#if canImport(UIKit)
    import UIKit
#endif

// Convenience initializers whose parameters all have defaults, for each of the classes that apps extend so.

extension UITextView {
    convenience init(words: String? = nil) {
        self.init()
        text = words ?? "words"
        tag = 7
    }
}
extension UITableView {
    convenience init(rowHeight: CGFloat? = nil) {
        self.init()
        tag = 7
    }
}
extension UICollectionView {
    convenience init(inset: CGFloat? = nil) {
        self.init(frame: .zero)
        tag = 7
    }
}
extension UIScrollView {
    convenience init(bounces: Bool = true, paging: Bool = false) {
        self.init()
        tag = 7
    }
}
extension UILabel {
    convenience init(words: String = "") {
        self.init()
        tag = 7
    }
}
extension UIButton {
    convenience init(words: String = "") {
        self.init()
        tag = 7
    }
}
extension UIImageView {
    convenience init(isRound: Bool = false) {
        self.init()
        tag = 7
    }
}
extension UIStackView {
    convenience init(gap: CGFloat = 0, views: [UIView] = []) {
        self.init()
        tag = 7
    }
}
extension UITextField {
    convenience init(words: String = "") {
        self.init()
        tag = 7
    }
}
extension UISwitch {
    convenience init(isUp: Bool = false) {
        self.init()
        tag = 7
    }
}
extension UIProgressView {
    convenience init(part: Float = 0) {
        self.init()
        tag = 7
    }
}
extension UIView {
    convenience init(round: Bool = false) {
        self.init()
        tag = 7
    }
}

@MainActor
public func madeByDefaults() -> [UIView] {
    [
        UITextView(words: nil), UITableView(rowHeight: nil), UICollectionView(inset: nil), UIScrollView(bounces: true),
        UILabel(words: ""), UIButton(words: ""), UIImageView(isRound: true), UIStackView(gap: 1), UITextField(words: ""),
        UISwitch(isUp: true), UIProgressView(part: 0), UIView(round: true),
    ]
}

/// Each overrides the designated initializers of its superclass, and is made with an inherited one.
class Notes: UITextView {
    var name = ""
    override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        name = "notes"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class Rows: UITableView {
    var name = ""
    override init(frame: CGRect, style: UITableView.Style) {
        super.init(frame: frame, style: style)
        name = "list"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class Board: UICollectionView {
    var name = ""
    override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
        name = "grid"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor
public func inheritedInitializers() -> [String] {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    let views = [Notes(frame: frame).name, Rows(frame: frame).name, Board(frame: frame).name]
    return [Notes().name, Rows().name].elementsEqual(views.prefix(2)) ? views : []
}
