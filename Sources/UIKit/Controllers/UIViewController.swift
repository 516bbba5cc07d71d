import QuoinBehaviors
import QuoinLayout

/// A controller that loads a view, follows its appearance, and places it under bars.
///
/// ```swift
/// final class FormController: UIViewController {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         view.addSubview(form)
///         form.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
///     }
/// }
/// ```
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    private var loadedView: UIView?
    private var isLoading = false
    final var appearanceState = AppearanceState.none
    final var appearanceReason = AppearanceReason.none
    /// Whether a container moves the view and calls the controller itself.
    final var isInTransition: Bool { transition != nil }
    final var transition: ImmediateTransition?
    /// The placement of the view: frame, safe area and insets. Nil before the view is loaded.
    final var core: Controller?
    final unowned(unsafe) var parentReference: UIViewController?
    private var childList: [UIViewController] = []
    final var supports: [NSLayoutConstraint.Attribute: _UILayoutGuide] = [:]
    final var rootMargins: Insets? { didSet { core?.margins = rootMargins } }

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nib = (nibNameOrNil, nibBundleOrNil)
        super.init()
    }
    /// Makes a controller without a xib file. See ``UIView/init()`` for why it is declared.
    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) {
        nib = (nil, nil)
        super.init()
    }

    private let nib: (name: String?, bundle: Bundle?)
    open var nibName: String? { nib.name }
    open var nibBundle: Bundle? { nib.bundle }
    /// No effect.
    open var storyboard: UIStoryboard? { nil }

    // MARK: The view

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { setView(newValue) }
    }
    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    open func loadViewIfNeeded() {
        guard loadedView == nil, !isLoading else { return }
        isLoading = true
        loadView()
        if loadedView == nil { setView(UIView(frame: UIScreen.main.bounds)) }
        isLoading = false
        core?.load()
        viewDidLoad()
        core?.update()
    }

    /// Makes the view, as large as the screen. Xib files are not read: a controller of one has an empty view.
    open func loadView() {
        let made = UIView(frame: UIScreen.main.bounds)
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = made
    }

    private func setView(_ view: UIView?) {
        guard view !== loadedView else { return }
        loadedView?.setController(nil)
        loadedView = view
        guard let view else { return core = nil }
        view.setController(self)
        view.declareNotPlain()
        view.superviewReference?.inheritMarks(of: view)
        let made = Controller(view: view.item, screen: UIKitEnvironment.current.screen)
        made.automaticallyAdjustsScrollViewInsets = automaticallyAdjustsScrollViewInsets
        made.margins = rootMargins
        core = made
        if !isLoading { made.load() }
    }

    deinit {
        nonisolatedRelease()
    }

    private nonisolated func nonisolatedRelease() {
        onMain {
            loadedView?.setController(nil)
            for child in childList { child.parentReference = nil }
        }
    }

    // MARK: Life

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    /// Called before the view gets another size. Children are called with theirs.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        notifyChildren(of: size, coordinator)
    }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// No effect.
    open func didReceiveMemoryWarning() {}
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in childList { child.willTransition(to: newCollection, with: coordinator) }
    }
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        parentSize
    }
    /// No effect.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// No effect.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The coordinator of the transition in which this controller or a container of it takes part.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { transition ?? parentReference?.transitionCoordinator }
    /// No effect.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// No effect.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        UIKitState.raise(
            "NSInvalidArgumentException", "Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        UIView.transition(
            from: fromViewController.view, to: toViewController.view, duration: duration, options: options, completion: nil)
        animations?()
        completion?(true)
    }
    /// Starts an appearance transition, for containers that forward it (``shouldAutomaticallyForwardAppearanceMethods``).
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { willAppear(animated) } else { willDisappear(animated) }
    }
    open func endAppearanceTransition() {
        if appearanceState == .willAppear, let window = viewIfLoaded?.window { isAppearing(in: window, false) }
        if appearanceState == .isAppearing { didAppear(false) } else { didDisappear(false) }
    }
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    open var traitCollection: UITraitCollection { inheritedTraits }

    /// Sets traits for a child that override those it inherits; nil removes the override.
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
        setOverride(collection, childViewController)
    }
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        override(childViewController)
    }

    // MARK: Bars and insets

    open var edgesForExtendedLayout = UIRectEdge.all { didSet { updatePlacement() } }
    open var extendedLayoutIncludesOpaqueBars = false { didSet { updatePlacement() } }
    open var automaticallyAdjustsScrollViewInsets = true {
        didSet { core?.automaticallyAdjustsScrollViewInsets = automaticallyAdjustsScrollViewInsets }
    }
    open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { additionalInsetsDidChange() } }
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet {
            core?.respectsSystemMinimumMargins = viewRespectsSystemMinimumLayoutMargins
            viewIfLoaded?.noteEngineChange()
        }
    }
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let least = CGFloat((core?.screen ?? UIKitEnvironment.current.screen).minimumMargin)
        return NSDirectionalEdgeInsets(top: 0, leading: least, bottom: 0, trailing: least)
    }
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
        core?.contentScrollView = scrollView?.item
    }
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        core?.contentScrollView.flatMap { ($0 as? ViewItem)?.view as? UIScrollView }
    }
    open var topLayoutGuide: any UILayoutSupport { support(.top) }
    open var bottomLayoutGuide: any UILayoutSupport { support(.bottom) }
    open var preferredContentSize = CGSize.zero
    open var hidesBottomBarWhenPushed = false
    /// No effect.
    open var prefersStatusBarHidden: Bool { false }
    /// No effect.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// No effect.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// No effect.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// No effect.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// No effect.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// No effect.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// No effect.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// No effect.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// No effect.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// No effect.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// No effect.
    open class func attemptRotationToDeviceOrientation() {}
    /// No effect.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }
    /// No effect.
    open var shouldAutorotate: Bool { true }
    /// No effect.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// No effect.
    open func setNeedsStatusBarAppearanceUpdate() {}
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    open var modalPresentationCapturesStatusBarAppearance = false
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open var presentationController: UIPresentationController? {
        if let keptPresentationController { return keptPresentationController }
        keptPresentationController = makePresentationController()
        return keptPresentationController
    }
    /// The one that was asked for, until the end of the presentation: it holds its controller.
    final var keptPresentationController: UIPresentationController?
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
    open var sheetPresentationController: UISheetPresentationController? { presentationController as? UISheetPresentationController }
    /// No effect.
    open var disablesAutomaticKeyboardDismissal: Bool { false }
    open var focusGroupIdentifier: String?
    open var isModalInPresentation = false
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { overriddenTraits.userInterfaceStyle }
        set { overrideTraits { overriddenTraits.userInterfaceStyle = newValue } }
    }
    open var restorationIdentifier: String?
    /// State restoration. No effect. Nothing is stored or restored.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// No effect.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// No effect.
    open func applicationFinishedRestoringState() {}
    open var isEditing = false
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    /// The title, which is also that of the navigation item and the tab.
    open var title: String? {
        didSet {
            navigationItem.title = title
            tabBarItem?.title = title
        }
    }
    open var navigationItem: UINavigationItem { storedNavigationItem }
    private lazy var storedNavigationItem = UINavigationItem(title: title ?? "")
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, selectedImage: nil)
    open var toolbarItems: [UIBarButtonItem]?
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    open private(set) lazy var editButtonItem = UIBarButtonItem(
        systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.setEditing(!(self?.isEditing ?? false), animated: true) })
    /// No effect.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {}
    /// No effect.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {}

    // MARK: Parents and children

    open var children: [UIViewController] { childList }
    open var parent: UIViewController? { parentReference }
    open func addChild(_ childController: UIViewController) {
        guard childController !== self, childController.parentReference !== self else { return }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        childList.append(childController)
        childController.parentReference = self
    }
    open func removeFromParent() {
        guard let above = parentReference else { return }
        above.childList.removeAll { $0 === self }
        parentReference = nil
        core?.leave()
        didMove(toParent: nil)
    }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open override var next: UIResponder? { viewIfLoaded?.superview }

    final var presented: UIViewController?
    final weak var presenting: UIViewController?
    /// The controller that this one, or a container of it, has presented.
    open var presentedViewController: UIViewController? { presented ?? parentReference?.presentedViewController }
    open var presentingViewController: UIViewController? { presenting ?? parentReference?.presentingViewController }
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        present(viewControllerToPresent, isAnimated: flag, then: completion)
    }
    /// Dismisses the controller that this one has presented, or else this one.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { dismissShown(flag, completion) }
    open var isBeingPresented: Bool { appearanceReason == .presented }
    open var isBeingDismissed: Bool { appearanceReason == .dismissed }
    open var isMovingToParent: Bool { appearanceReason == .toParent }
    open var isMovingFromParent: Bool { appearanceReason == .fromParent }
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let split = splitViewController { split.showDetailViewController(vc, sender: sender) } else { show(vc, sender: sender) }
    }
    /// No effect.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? { nil }
    open func show(_ vc: UIViewController, sender: Any?) {
        guard let navigation = navigationController else { return present(vc, animated: true) }
        navigation.pushViewController(vc, animated: true)
    }
    open var navigationController: UINavigationController? { ancestor() }
    open var tabBarController: UITabBarController? { ancestor() }
    open var splitViewController: UISplitViewController? { ancestor() }

    // MARK: For containers of this module

    /// The children whose views are shown, so that they appear and disappear together with this controller.
    var shownChildren: [UIViewController] { childList.filter { $0.viewIfLoaded?.superview != nil } }
    func barsForChild(_ child: UIViewController) -> Bars { bars }
    /// Places the children's views after this controller's placement has changed.
    func placeChildren(on screen: QuoinBehaviors.Screen) {
        for child in shownChildren { child.place(on: screen) }
    }
}
