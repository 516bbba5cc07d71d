import QuoinBehaviors
import QuoinLayout
import QuoinScenes
import Testing

@testable import UIKit

/// A scene of a file as UIKit code would make it: views, guides, controllers, constraints.
@MainActor
struct SceneViews {
    let root: UIView
    private(set) var views: [String: UIView] = [:]
    private var guides: [String: UILayoutGuide] = [:]
    private let scene: QuoinScenes.Scene
    /// Holds what is shown.
    private var window: UIWindow?

    /// An error for a kind or property that these tests cannot make views of.
    struct Unknown: Error { let what: String }

    init(_ scene: QuoinScenes.Scene) throws {
        self.scene = scene
        let around = scene.environment, size = around.windowSize
        UIKitEnvironment.current.isRightToLeft = around.direction == .rightToLeft
        UIKitEnvironment.current.isLandscape = size.width > size.height
        UIKitEnvironment.current.isStatusBarHidden = scene.controllers.first?.statusBarHidden
        if let device = around.device { UIKitEnvironment.current.device = device.id }
        if let era = around.era { UIKitEnvironment.current.systemEra = era }
        // Where the scene names neither device nor scale, its frames are not rounded.
        UIKitEnvironment.current.scale = around.hasPixels ? around.scale.map { CGFloat($0) } : 100_000
        root = UIView(frame: CGRect(0, 0, CGFloat(size.width), CGFloat(size.height)))
        if let first = scene.root {
            try configure(root, first)
            views[first.id] = root
        }
        try makeViews()
        try present()
        try relate()
    }

    private mutating func makeViews() throws {
        for node in scene.nodes.dropFirst() {
            if node.kind == "guide" {
                let guide = UILayoutGuide()
                node.parent.flatMap { views[$0] }?.addLayoutGuide(guide)
                guides[node.id] = guide
                continue
            }
            let view = try make(node)
            views[node.id] = view
            try configure(view, node)
        }
        for node in scene.nodes.dropFirst() {
            guard let view = views[node.id], let parent = node.parent.flatMap({ views[$0] }) else { continue }
            let isArranged =
                !(scene.nodes.first { $0.id == node.parent }?.properties[.arranged].map { !$0.contains(node.id) } ?? false)
            if let stack = parent as? UIStackView, isArranged { stack.addArrangedSubview(view) } else { parent.addSubview(view) }
        }
    }

    private func make(_ node: Node) throws -> UIView {
        let properties = node.properties
        switch node.kind {
        case "view": return UIView()
        case "label":
            let label = UILabel()
            label.text = properties[.text]
            label.font = .systemFont(ofSize: CGFloat(properties[.fontSize] ?? 17))
            label.numberOfLines = properties[.numberOfLines].map { Int($0) } ?? 1
            label.preferredMaxLayoutWidth = CGFloat(properties[.preferredMaxLayoutWidth] ?? 0)
            return label
        case "imageView":
            let size = properties[.imageSize].map { CGSize(width: $0.width, height: $0.height) }
            return UIImageView(image: size.map { UIImage(size: $0, scale: 1) })
        case "stackView":
            let stack = UIStackView()
            stack.axis = properties[.axis] == .vertical ? .vertical : .horizontal
            stack.spacing = CGFloat(properties[.spacing] ?? 0)
            return stack
        case "scrollView":
            let scroll = UIScrollView()
            if let insets = properties[.contentInset] { scroll.contentInset = UIEdgeInsets(insets) }
            if let size = properties[.contentSize] { scroll.contentSize = CGSize(width: size.width, height: size.height) }
            if let offset = properties[.contentOffset] { scroll.contentOffset = CGPoint(x: offset.x, y: offset.y) }
            return scroll
        default: throw Unknown(what: node.kind)
        }
    }

    private func configure(_ view: UIView, _ node: Node) throws {
        let known: Set<String> = [
            "text", "fontSize", "numberOfLines", "preferredMaxLayoutWidth", "imageSize", "axis", "spacing", "contentInset", "contentSize",
            "contentOffset", "mask", "arranged", "margins",
        ]
        if let stranger = node.properties.allNames.first(where: { !known.contains($0) }) { throw Unknown(what: stranger) }
        if let margins = node.properties[.margins] { view.layoutMargins = UIEdgeInsets(margins) }
        if let size = node.contentSize { view.item.fixedContentSize = ContentSize(width: size.width, height: size.height) }
        func set(_ priorities: Node.OptionalPriorities, _ body: (UILayoutPriority, NSLayoutConstraint.Axis) -> Void) {
            priorities.horizontal.map { body(UILayoutPriority(Float($0)), .horizontal) }
            priorities.vertical.map { body(UILayoutPriority(Float($0)), .vertical) }
        }
        set(node.hugging, view.setContentHuggingPriority)
        set(node.resistance, view.setContentCompressionResistancePriority)
        guard view !== root else { return }
        switch node.placement {
        case .constraints: view.translatesAutoresizingMaskIntoConstraints = false
        case .frame(let frame, let mask, _):
            view.frame = CGRect(frame)
            view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(mask.rawValue))
        }
    }

    /// In a window where there is a controller; else the root is the window.
    private mutating func present() throws {
        guard let described = scene.controllers.first else {
            root.item.safeAreaOverride =
                scene.environment.safeArea ?? (scene.environment.device == nil ? .zero : UIKitEnvironment.current.screen.safeArea)
            return
        }
        guard scene.controllers.count == 1, described.stage == .didAppear else { throw Unknown(what: "controllers at \(described.stage)") }
        let controller = UIViewController()
        controller.view = root
        controller.edgesForExtendedLayout = UIRectEdge(rawValue: UInt(described.extendedLayout.edges.rawValue))
        controller.extendedLayoutIncludesOpaqueBars = described.extendedLayout.includesOpaqueBars
        controller.automaticallyAdjustsScrollViewInsets = described.adjustsScrollViewInsets
        // A screen that no device has: what it covers more than the one at hand is added.
        let covered = scene.environment.safeArea.map { $0 + -UIKitEnvironment.current.screen.safeArea } ?? .zero
        controller.additionalSafeAreaInsets = UIEdgeInsets(described.additionalSafeArea + covered)
        window = UIWindow(frame: root.frame)
        window?.rootViewController = contain(controller, described.bars)
        try relate()
        window?.makeKeyAndVisible()
    }

    private func contain(_ controller: UIViewController, _ bars: Bars) -> UIViewController {
        var outer = controller
        if let bar = bars.navigation {
            let navigation = UINavigationController(rootViewController: outer)
            navigation.isNavigationBarHidden = bar.isHidden
            navigation.navigationBar.isTranslucent = bar.isTranslucent
            navigation.isToolbarHidden = bars.tool == nil
            outer = navigation
        }
        if bars.tab != nil {
            let tabs = UITabBarController()
            tabs.viewControllers = [outer]
            outer = tabs
        }
        return outer
    }

    private var isRelated = false
    private mutating func relate() throws {
        guard !isRelated else { return }
        isRelated = true
        for record in scene.constraints {
            guard let first = find(record.first) else { throw Unknown(what: "\(record.first)") }
            let made = NSLayoutConstraint(
                item: first, attribute: .init(record.firstAttribute), relatedBy: .init(record.relation),
                toItem: try record.second.map { try #require(find($0)) }, attribute: .init(record.secondAttribute),
                multiplier: CGFloat(record.multiplier), constant: CGFloat(record.constant))
            made.priority = UILayoutPriority(Float(record.priority))
            made.isActive = true
        }
        var named: [String: Any] = views
        for (name, guide) in guides { named[name] = guide }
        for format in scene.formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format.text, options: .init(rawValue: format.options.rawValue), metrics: format.metrics,
                    views: named))
        }
    }

    private func find(_ reference: ItemReference) -> Any? {
        guard let view = views[reference.node] else { return guides[reference.node] }
        switch reference.part {
        case nil: return view
        case "safeArea": return view.safeAreaLayoutGuide
        case "margins": return view.layoutMarginsGuide
        case "readable": return view.readableContentGuide
        case "keyboard": return view.keyboardLayoutGuide
        case "content": return (view as? UIScrollView)?.contentLayoutGuide
        case "frame": return (view as? UIScrollView)?.frameLayoutGuide
        default: return nil
        }
    }

    /// The numbers of a view or guide that a fixture names, such as `frame`.
    func numbers(_ what: String, of id: String) -> [Double]? {
        if what == "frame", let guide = guides[id] { return guide.layoutFrame.layoutRect.numbers }
        guard let view = views[id] else { return nil }
        switch what {
        case "frame": return view.frame.layoutRect.numbers
        case "safeAreaInsets": return view.safeAreaInsets.numbers
        case "layoutMargins": return view.layoutMargins.numbers
        case "contentInset": return (view as? UIScrollView)?.contentInset.numbers
        case "adjustedContentInset": return (view as? UIScrollView)?.adjustedContentInset.numbers
        case "contentSize": return (view as? UIScrollView).map { [Double($0.contentSize.width), Double($0.contentSize.height)] }
        default: return nil
        }
    }
}

extension Rect {
    fileprivate var numbers: [Double] { [x, y, width, height] }
}

extension Insets {
    fileprivate static prefix func - (insets: Insets) -> Insets {
        Insets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
    }
}

extension UIEdgeInsets {
    fileprivate var numbers: [Double] { [top, left, bottom, right].map { Double($0) } }
}
