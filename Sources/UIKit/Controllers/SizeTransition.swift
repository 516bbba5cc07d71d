import QuoinBehaviors
import QuoinLayout

// A transition of a window to another size or other traits:
//
//   willTransition ─▶ viewWillTransition ─▶ traits, frames, layout ─▶ closures alongside ─▶ layout ─▶ completions
//   (size classes)    (the size)

/// The closures that run alongside a change of size and after it.
@MainActor
final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
    let containerView: UIView
    private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

    init(in view: UIView) {
        containerView = view
        super.init()
    }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let animation { alongside.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    func finish() {
        containerView.layoutIfNeeded()
        for body in alongside { body(self) }
        containerView.layoutIfNeeded()
        for body in completions { body(self) }
        alongside = []
        completions = []
    }
}

/// The sources of a window's traits.
struct TraitSources: Equatable {
    var screen: QuoinBehaviors.Screen
    var category: UIContentSizeCategory
    var isRightToLeft: Bool

    @MainActor
    init(_ screen: QuoinBehaviors.Screen) {
        self.screen = screen
        category = UIKitEnvironment.current.contentSizeCategory
        isRightToLeft = UIKitEnvironment.current.isRightToLeft
    }

    var traits: UITraitCollection {
        func sizeClass(_ found: SizeClass) -> UIUserInterfaceSizeClass { found == .compact ? .compact : .regular }
        var values = TraitValues()
        values.userInterfaceIdiom = screen.idiom == .phone ? .phone : .pad
        values.horizontalSizeClass = sizeClass(screen.sizeClasses.horizontal)
        values.verticalSizeClass = sizeClass(screen.sizeClasses.vertical)
        values.userInterfaceStyle = .light
        values.displayScale = CGFloat(screen.scale)
        values.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        values.preferredContentSizeCategory = category
        values.userInterfaceLevel = .base
        values.accessibilityContrast = .normal
        values.legibilityWeight = .regular
        values.displayGamut = .P3
        values.forceTouchCapability = .unavailable
        return UITraitCollection(values)
    }
}

extension UIViewController {
    /// Calls the visible children before their size changes together with this controller's.
    final func notifyChildren(of size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
        for child in shownChildren {
            child.viewWillTransition(to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
        }
    }
}

extension UIWindow {
    /// Calls the controllers before the change.
    final func beginTransition(to new: TraitSources) {
        guard new != traitSources, pendingTransition == nil else { return }
        let transition = SizeTransition(in: self)
        pendingTransition = (new, transition)
        if new.screen.sizeClasses != traitSources?.screen.sizeClasses {
            for controller in visibleControllers { controller.willTransition(to: new.traits, with: transition) }
        }
        guard new.screen.size != traitSources?.screen.size else { return }
        for controller in visibleControllers { controller.viewWillTransition(to: CGSize(new.screen.size), with: transition) }
    }

    /// Starts a transition if the window's size, or the environment, differs from what the views were laid out for.
    final func updateTraitSources() {
        let new = TraitSources(screenOfWindow)
        guard new != traitSources else { return }
        beginTransition(to: new)
        let old = traitSources
        let transition = pendingTransition?.transition
        pendingTransition = nil
        changeTraits { become(new) }
        for controller in visibleControllers { controller.presenting == nil ? layOutRoot() : controller.rearrange() }
        if visibleControllers.isEmpty { layOutRoot() }
        if let old, old.category != new.category {
            NotificationCenter.default.post(
                name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
                userInfo: [UIContentSizeCategory.newValueUserInfoKey: new.category])
        }
        if UIKitState.passRoot == nil, !isHidden { transition?.finish() }
    }

    /// Stores the sources, and gives the window the safe area of its screen.
    final func become(_ new: TraitSources) {
        traitSources = new
        item.safeAreaOverride = new.screen.era.hasSafeAreas ? new.screen.safeArea : .zero
    }

    /// The root controller and the controllers it has presented, as far as they are visible.
    private final var visibleControllers: [UIViewController] {
        var shown: [UIViewController] = []
        var next = rootViewController
        while let controller = next {
            if controller.appearanceState == .appeared { shown.append(controller) }
            next = controller.presented
        }
        return shown
    }
}
