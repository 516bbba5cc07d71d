/// The role of an element, which its name decides. It is looked up once for each name that a file has.
enum ElementRole: Sendable {
    case view
    /// Anything else that is known.
    case other
    case unknown

    init(_ name: String) { self = ElementRole.roles[name] ?? .unknown }

    private static let roles = Dictionary(viewNames.map { ($0, ElementRole.view) } + otherNames.map { ($0, .other) }) { first, _ in first }

    private static let viewNames: Set<String> = [
        "view", "label", "button", "textField", "textView", "imageView", "switch", "slider", "stepper", "segmentedControl",
        "progressView", "activityIndicatorView", "datePicker", "pickerView", "pageControl", "searchBar", "stackView", "scrollView",
        "tableView", "tableViewCell", "tableViewCellContentView", "collectionView", "collectionViewCell",
        "collectionViewCellContentView", "collectionReusableView", "navigationBar", "toolbar", "tabBar", "containerView",
        "visualEffectView", "webView", "wkWebView", "mapView", "glkView", "mtkView", "arscnView", "sceneKitView", "skView", "arskView",
        "control", "colorWell", "inputView", "tableViewHeaderFooterView",
    ]

    private static let otherNames: Set<String> = [
        "viewController", "tableViewController", "collectionViewController", "navigationController", "tabBarController",
        "splitViewController", "pageViewController", "hostingController", "avPlayerViewController", "glkViewController",
        "placeholder", "viewControllerPlaceholder", "exit", "customObject", "barButtonItem", "navigationItem", "tabBarItem",
        "tableViewSection", "variation", "refreshControl", "rect", "autoresizingMask", "constraints", "fontDescription", "color",
        "state", "connections", "size",
    ]
}
