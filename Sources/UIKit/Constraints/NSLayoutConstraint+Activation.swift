import QuoinLayout

// From a constraint that exists to one that counts, and back.

extension NSLayoutConstraint {
    func activate() {
        guard !isActive else { return }
        do throws(ConstraintError) {
            if let made = try installed(rank: nextRank()) { install(made) }
        } catch {
            recordPrematureActivation()
            let exception = error.exception
            if case .noCommonAncestor = error {
                UIKitState.raise(exception.name, ConstraintText.noCommonAncestor(self))
            } else {
                UIKitState.raise(exception.name, exception.reason)
            }
        }
    }

    func deactivate() {
        UIKitState.awaitingItems.removeAll { $0.constraint === self }
        guard let installed, installed.isInstalled else { return }
        noteChange()
        installed.remove()
        self.installed = nil
    }

    /// `view.addConstraint(self)`: the view must contain all items (V10), now or when it is laid out.
    func activate(on view: UIView) {
        guard !isActive, let value else { return }
        do throws(ConstraintError) {
            install(try view.item.install(value, rank: nextRank()))
        } catch {
            UIKitState.log(ConstraintText.notPrepared(self))
            recordPrematureActivation()
            UIKitState.awaitingItems.append(({ [weak view] in view }, self))
        }
    }

    /// Second stage of V10: the views may contain their items by now.
    static func installAwaiting() {
        let waiting = UIKitState.awaitingItems
        UIKitState.awaitingItems = []
        for (view, constraint) in waiting {
            guard let view = view(), let value = constraint.value, !constraint.isActive else { continue }
            do throws(ConstraintError) {
                constraint.install(try view.item.install(value, rank: constraint.nextRank()))
            } catch {
                UIKitState.raise(error.exception.name, error.exception.reason)
            }
        }
    }

    private func install(_ installed: InstalledConstraint) {
        self.installed = installed
        activation = UIKitState.activations
        installed.representedObject = self
        noteChange()
    }

    private func nextRank() -> UInt64 {
        UIKitState.activations += 1
        return UIKitState.activations
    }

    /// The window is laid out when the main queue comes to it.
    func noteChange() {
        guard !UIKitState.windows.isEmpty, let owner = installed?.owner, type(of: owner) == ViewItem.self else { return }
        unsafeDowncast(owner, to: ViewItem.self).view?.windowReference?.scheduleLayout()
    }

    /// To blame is the view that is in no superview yet; a controller's view has none before it shows, and is not.
    private func recordPrematureActivation() {
        let views = [value?.first, value?.second].compactMap { $0.flatMap(nearestView) }
        guard let first = views.first else { return }
        first.ensureRareProperties().record.constraintsBeforeHierarchy.append(self)
        let blamed = views.first { $0.superview == nil && $0.controllerReference == nil } ?? first
        blamed.ensureRareProperties().record.constraintsBeforeAdding.append(self)
    }
}
