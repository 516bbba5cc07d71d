import QuoinLayout

// Activation records a constraint on the nearest common ancestor of its items, or on the view it is added to.

extension NSLayoutConstraint {
    func activate() {
        guard !isActive else { return }
        do throws(ConstraintError) {
            if try installOnAncestor(rank: nextRank()) { didInstall() }
        } catch {
            recordPrematureActivation()
            let exception = error.exception
            switch error {
            case .noCommonAncestor, .guideWithoutParent: UIKitState.raise(exception.name, ConstraintText.noCommonAncestor(self))
            default: UIKitState.raise(exception.name, exception.reason)
            }
        }
    }

    func deactivate() {
        UIKitState.awaitingItems.removeAll { $0.constraint === self }
        guard let installed, installed.isInstalled else { return }
        noteChange()
        installed.remove()
    }

    /// Adds the constraint to a view, which has to contain its items now or when it is laid out (V10).
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

    /// Installs constraints whose views did not contain their items when they were added (V10, second stage).
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
        installed.representedObject = self
        didInstall()
    }

    private func didInstall() {
        activation = UIKitState.activations
        noteChange()
    }

    private func nextRank() -> UInt64 {
        UIKitState.activations += 1
        return UIKitState.activations
    }

    /// Schedules a layout of the window.
    func noteChange() {
        guard !UIKitState.windows.isEmpty, let owner = installed?.owner, type(of: owner) == ViewItem.self else { return }
        unsafeDowncast(owner, to: ViewItem.self).view?.windowReference?.scheduleLayout()
    }

    /// Records for diagnosis that the constraint was activated before its views were in one tree. The view without a superview
    /// counts as the cause, unless it is a controller's view.
    private func recordPrematureActivation() {
        let views = [value?.first, value?.second].compactMap { $0.flatMap(nearestView) }
        guard let first = views.first else { return }
        first.ensureRareProperties().record.constraintsBeforeHierarchy.append(self)
        let blamed = views.first { $0.superview == nil && $0.controllerReference == nil } ?? first
        blamed.ensureRareProperties().record.constraintsBeforeAdding.append(self)
    }
}
