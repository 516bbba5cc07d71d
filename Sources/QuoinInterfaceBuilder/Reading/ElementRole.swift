/// The role of an element, which its name decides.
enum ElementRole: Sendable {
    case view
    /// Anything else that is known.
    case other
    case unknown
}

extension XMLName {
    /// The role of elements of this name.
    var role: ElementRole {
        switch self {
        case .view, .label, .button, .textField, .textView, .imageView, .switch, .slider, .stepper, .segmentedControl, .progressView,
            .activityIndicatorView, .datePicker, .pickerView, .pageControl, .searchBar, .stackView, .scrollView, .tableView,
            .tableViewCell, .tableViewCellContentView, .collectionView, .collectionViewCell, .collectionViewCellContentView,
            .collectionReusableView, .navigationBar, .toolbar, .tabBar, .containerView, .visualEffectView, .webView, .wkWebView,
            .mapView, .glkView, .mtkView, .arscnView, .sceneKitView, .skView, .arskView, .control, .colorWell, .inputView,
            .tableViewHeaderFooterView:
            .view
        case .viewController, .tableViewController, .collectionViewController, .navigationController, .tabBarController,
            .splitViewController, .pageViewController, .hostingController, .avPlayerViewController, .glkViewController, .placeholder,
            .viewControllerPlaceholder, .exit, .customObject, .barButtonItem, .navigationItem, .tabBarItem, .tableViewSection,
            .variation, .refreshControl, .rect, .autoresizingMask, .constraints, .fontDescription, .color, .state, .connections, .size:
            .other
        default: .unknown
        }
    }
}
