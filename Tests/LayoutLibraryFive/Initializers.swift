import UIKit

// What subclasses override to be made in their own way: the initializers that UIKit designates, and members that it only reads.

public final class Flow: UINavigationController {
    private let bar = UINavigationItem(title: "own")
    public override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
    public override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    public override var navigationItem: UINavigationItem { bar }
    public override var nibName: String? { "Flow" }
}

public final class OwnBar: UINavigationBar {}

public final class Leaves: UIPageViewController {
    public override init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
    ) {
        super.init(transitionStyle: style, navigationOrientation: navigationOrientation, options: options)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

public final class Settings: UITableViewController {
    public init() { super.init(style: .grouped) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

public final class Tiles: UICollectionViewController {
    public override init(collectionViewLayout layout: UICollectionViewLayout) { super.init(collectionViewLayout: layout) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

public final class Scene: UIWindow {
    public override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
    public override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

public final class Pull: UIRefreshControl {
    public override init() { super.init() }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

public final class Wait: UIActivityIndicatorView {
    public override init(style: Style) { super.init(style: style) }
    required init(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

public final class Memo: UITextView {
    public init(frame: CGRect) { super.init(frame: frame, textContainer: nil) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    public override func caretRect(for position: UITextPosition) -> CGRect { .zero }
}

public final class Tap: UITapGestureRecognizer {
    public init() { super.init(target: nil, action: nil) }
}

public final class Picture: UIImageView {
    public override init(image: UIImage?) { super.init(image: image) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

public final class Tile: UICollectionViewCell {
    private let inner = UIView()
    public override var contentView: UIView { inner }
    public override var reuseIdentifier: String? { "Tile" }
    public override func dragStateDidChange(_ dragState: DragState) {}
}

public final class Line: UITableViewCell {
    public override var reuseIdentifier: String? { "Line" }
}

/// One of each.
@MainActor
public func ownKinds() -> [NSObject] {
    [
        Flow(rootViewController: UIViewController()), Flow(navigationBarClass: OwnBar.self, toolbarClass: nil),
        Leaves(transitionStyle: .scroll, navigationOrientation: .vertical), Settings(),
        Tiles(collectionViewLayout: UICollectionViewLayout()),
        Scene(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), Pull(), Wait(style: .large), Memo(frame: .zero), Tap(), Picture(image: nil),
        Tile(frame: .zero), Line(style: .value1, reuseIdentifier: nil),
    ]
}

/// Properties of the initialized objects, as text.
@MainActor
public func ownFacts() -> [String] {
    let flow = Flow(navigationBarClass: OwnBar.self, toolbarClass: nil)
    return [
        "\(type(of: flow.navigationBar))", flow.navigationItem.title ?? "", flow.nibName ?? "",
        "\(Flow(rootViewController: UIViewController()).viewControllers.count)",
        "\(Leaves(transitionStyle: .scroll, navigationOrientation: .vertical).navigationOrientation.rawValue)",
        "\(Settings().tableView.style.rawValue)", "\(Wait(style: .large).frame.width)", Tile(frame: .zero).reuseIdentifier ?? "",
        Line(style: .default, reuseIdentifier: "other").reuseIdentifier ?? "",
    ]
}
