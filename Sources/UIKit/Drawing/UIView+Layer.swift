extension UIView {
    /// The view's layer, which shares the view's geometry and stores its appearance.
    public final var layer: CALayer {
        if let found = rareProperties?.layer { return found }
        let made = CALayer.make(type(of: self).layerClass as? CALayer.Type ?? CALayer.self)
        made.view = self
        ensureRareProperties().layer = made
        return made
    }

    public final var contentScaleFactor: CGFloat {
        get { CGFloat(UIKitEnvironment.current.screenDevice.scale) }
        set {}
    }
    public final var tintAdjustmentMode: TintAdjustmentMode {
        get { rareProperties?.others["tintAdjustmentMode"] as? TintAdjustmentMode ?? .automatic }
        set { ensureRareProperties().others["tintAdjustmentMode"] = newValue }
    }
    public final var mask: UIView? {
        get { rareProperties?.others["mask"] as? UIView }
        set { ensureRareProperties().others["mask"] = newValue }
    }
    public final var isMultipleTouchEnabled: Bool {
        get { rareProperties?.others["isMultipleTouchEnabled"] as? Bool ?? false }
        set { ensureRareProperties().others["isMultipleTouchEnabled"] = newValue }
    }
    public final var isExclusiveTouch: Bool {
        get { rareProperties?.others["isExclusiveTouch"] as? Bool ?? false }
        set { ensureRareProperties().others["isExclusiveTouch"] = newValue }
    }
    public final var restorationIdentifier: String? {
        get { rareProperties?.others["restorationIdentifier"] as? String }
        set { ensureRareProperties().others["restorationIdentifier"] = newValue }
    }
    public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { rareResponderProperties?.traits.overrides.userInterfaceStyle ?? .unspecified }
        set { changeTraits { overriddenTraits.userInterfaceStyle = newValue } }
    }
    public final func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        UIView(frame: CGRect(origin: .zero, size: rect.size))
    }
    /// Draws the view hierarchy. No effect. Nothing is drawn, so it is always false.
    @discardableResult
    public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { true }
    public final var clearsContextBeforeDrawing: Bool {
        get { rareProperties?.others["clearsContext"] as? Bool ?? true }
        set { ensureRareProperties().others["clearsContext"] = newValue }
    }
    public final var transform3D: CATransform3D {
        get { CATransform3DMakeAffineTransform(transform) }
        set { transform = CATransform3DGetAffineTransform(newValue) }
    }
    public final var motionEffects: [UIMotionEffect] {
        get { rareProperties?.others["motionEffects"] as? [UIMotionEffect] ?? [] }
        set { ensureRareProperties().others["motionEffects"] = newValue }
    }
    public final func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    public final func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
    public final var focusGroupIdentifier: String? {
        get { rareProperties?.others["focusGroup"] as? String }
        set { ensureRareProperties().others["focusGroup"] = newValue }
    }
    public final var focusGroupPriority: UIFocusGroupPriority {
        get { rareProperties?.others["focusGroupPriority"] as? UIFocusGroupPriority ?? .ignored }
        set { ensureRareProperties().others["focusGroupPriority"] = newValue }
    }
    public final var largeContentTitle: String? {
        get { rareProperties?.others["largeContentTitle"] as? String }
        set { ensureRareProperties().others["largeContentTitle"] = newValue }
    }
    public final var showsLargeContentViewer: Bool {
        get { rareProperties?.others["showsLargeContentViewer"] as? Bool ?? false }
        set { ensureRareProperties().others["showsLargeContentViewer"] = newValue }
    }
    /// Ends editing of the first responder in this view.
    @discardableResult
    public final func endEditing(_ force: Bool) -> Bool {
        guard let first = UIKitState.firstResponder() as? UIView, first.isDescendant(of: self) else { return false }
        return first.resignFirstResponder()
    }

    public final var gestureRecognizers: [UIGestureRecognizer]? {
        get { rareProperties?.gestures }
        set {
            for gesture in rareProperties?.gestures ?? [] { removeGestureRecognizer(gesture) }
            for gesture in newValue ?? [] { addGestureRecognizer(gesture) }
        }
    }
    final func adopt(_ gesture: UIGestureRecognizer) {
        gesture.view?.removeGestureRecognizer(gesture)
        ensureRareProperties().gestures.append(gesture)
        gesture.attached = self
    }
    final func abandon(_ gesture: UIGestureRecognizer) {
        rareProperties?.gestures.removeAll { $0 === gesture }
        gesture.attached = nil
    }
    public final var interactions: [any UIInteraction] {
        get { rareProperties?.interactions ?? [] }
        set { ensureRareProperties().interactions = newValue }
    }
    public final func addInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: self)
        ensureRareProperties().interactions.append(interaction)
        interaction.didMove(to: self)
    }
    public final func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        rareProperties?.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
