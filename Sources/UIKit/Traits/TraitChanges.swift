// Traits are inherited, and a change of an override is reported to those whose traits change:
//
//   screen ─▶ window ─▶ superview ─▶ the view's controller ─▶ view      each may override what it inherits

/// An object with traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registration for trait changes, by which it can be removed.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

@MainActor
final class TraitRegistration: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let changed: (AnyObject, UITraitCollection) -> Void

    init(_ traits: [UITrait], _ changed: @escaping (AnyObject, UITraitCollection) -> Void) {
        self.traits = traits
        self.changed = changed
        super.init()
    }

    func concerns(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
        traits.contains { TraitRegistration.differs($0, from: old, to: new) }
    }

    nonisolated static func differs(_ trait: UITrait, from old: UITraitCollection, to new: UITraitCollection) -> Bool {
        func differs<T: UITraitDefinition>(_ trait: T.Type) -> Bool {
            var mixed = old.values
            mixed[trait] = new.values[trait]
            return mixed != old.values
        }
        return differs(trait)
    }
}

/// An object that reports changes of its traits.
///
/// ```swift
/// registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (view: Self, previous: UITraitCollection) in … }
/// ```
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable where Self: UIResponder {
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let made = TraitRegistration(traits) { object, previous in if let object = object as? Self { handler(object, previous) } }
        ensureRareResponderProperties().traits.registrations.append(made)
        return made
    }

    /// Registers a closure for changes of traits; `Self` is the class of the object: `{ (self: Self, previous:
    /// UITraitCollection) in … }`.
    @discardableResult
    public func registerForTraitChanges<Environment>(
        _ traits: [UITrait], handler: @escaping (_ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(
            traits, handler: { (object: Self, previous) in if let object = object as? Environment { handler(object, previous) } })
    }
    /// Registers a selector. No effect. Selectors are not sent (``Selector``).
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, handler: { (_: Self, _) in })
    }
    /// Registers a selector. No effect. Selectors are not sent (``Selector``).
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, handler: { (_: Self, _) in })
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        rareResponderProperties?.traits.registrations.removeAll { $0 === registration }
    }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

/// The overridden traits of a responder and the registrations for changes.
struct TraitAttachments {
    var overrides = TraitValues()
    var registrations: [TraitRegistration] = []
}

/// The traits that a view or controller overrides for itself and its descendants.
public typealias UITraitOverrides = any UIMutableTraits

extension UIResponder {
    final var overriddenTraits: TraitValues {
        get { rareResponderProperties?.traits.overrides ?? TraitValues() }
        set { ensureRareResponderProperties().traits.overrides = newValue }
    }

    fileprivate final func reportTraitChange(from old: UITraitCollection, to new: UITraitCollection) {
        if old.preferredContentSizeCategory != new.preferredContentSizeCategory { adjustFont(to: new.preferredContentSizeCategory) }
        (self as? any UITraitEnvironment)?.traitCollectionDidChange(old)
        for registration in rareResponderProperties?.traits.registrations ?? [] where registration.concerns(old, new) {
            registration.changed(self, old)
        }
    }
}

extension UIView {
    final var inheritedTraits: UITraitCollection {
        var above: [TraitValues] = []
        var walker: UIView? = self
        while let view = walker {
            if let own = view.rareResponderProperties?.traits.overrides { above.append(own) }
            if let own = view.controllerReference?.rareResponderProperties?.traits.overrides { above.append(own) }
            walker = view.superviewReference
        }
        let screen = (rootView as? UIWindow)?.traitSources?.traits ?? UITraitCollection.current
        guard !above.isEmpty else { return screen }
        var values = screen.values
        for own in above.reversed() { values.merge(own) }
        return UITraitCollection(values)
    }

    /// The traits that the view overrides for itself and its subviews.
    public final var traitOverrides: UITraitOverrides {
        get { overriddenTraits }
        set { changeTraits { overriddenTraits = newValue as? TraitValues ?? overriddenTraits } }
    }

    /// Reports a change of traits to this view and its descendants, as far as theirs have changed.
    final func changeTraits(_ change: () -> Void) {
        var before: [(UIView, UITraitCollection)] = []
        forEachBelow { before.append(($0, $0.traitCollection)) }
        change()
        for (view, old) in before {
            let new = view.traitCollection
            guard new != old else { continue }
            view.controllerReference?.reportTraitChange(from: old, to: new)
            view.reportTraitChange(from: old, to: new)
        }
    }
}

extension UIViewController {
    /// The traits that the controller overrides for itself, its view and its children.
    public final var traitOverrides: UITraitOverrides {
        get { overriddenTraits }
        set { overrideTraits { overriddenTraits = newValue as? TraitValues ?? overriddenTraits } }
    }

    final func setOverride(_ collection: UITraitCollection?, _ childViewController: UIViewController) {
        childViewController.overrideTraits { childViewController.overriddenTraits = collection?.values ?? TraitValues() }
    }
    final func override(_ childViewController: UIViewController) -> UITraitCollection? {
        let own = childViewController.overriddenTraits
        return own == TraitValues() ? nil : UITraitCollection(own)
    }

    final func overrideTraits(_ change: () -> Void) {
        if let view = viewIfLoaded { view.changeTraits(change) } else { change() }
    }

    final var inheritedTraits: UITraitCollection {
        if let view = viewIfLoaded { return view.traitCollection }
        var values = parent?.traitCollection.values ?? UITraitCollection.current.values
        values.merge(overriddenTraits)
        return UITraitCollection(values)
    }
}
