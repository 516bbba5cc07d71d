import QuoinDiagnosis
import QuoinScenes

extension UIView {
    /// The layout mistakes in this view and what lies in it: those of `quoin lint`, and those that only code can make.
    ///
    /// ```swift
    /// for mistake in controller.view.layoutDiagnostics() { print(mistake) }
    /// #expect(view.layoutDiagnostics(on: ["retina4_7", "retina6_12:landscape"]).isEmpty)
    /// ```
    ///
    /// The tree is laid out first, then copied and laid out again for each device; the views stay as they are. Costs about as
    /// much as two layouts from scratch for each device.
    ///
    /// - Parameters:
    ///   - severity: The least that counts.
    ///   - devices: Where to look: devices by Interface Builder's names, with `landscape`, a text size or `rtl` behind colons;
    ///     none: where the view is now.
    ///   - ignored: Ids of rules that do not count.
    public func layoutDiagnostics(
        atLeast severity: LayoutDiagnostic.Severity = .warning, on devices: [String] = [], ignoring ignored: Set<String> = []
    ) -> [LayoutDiagnostic] {
        layoutIfNeeded()
        let scene = LiveScene(of: self)
        let rules = Rule.standard.filter { !ignored.contains($0.id) }
        let outcome = Examination.examine(
            Document(path: "", scenes: [scene.scene]), rules: rules, environments: environments(devices))
        for failure in outcome.failures { UIKitState.log("layoutDiagnostics: \(failure)") }
        return (outcome.findings.compactMap { scene.diagnostic($0, within: self) }).filter { $0.severity >= severity }
    }

    private func environments(_ devices: [String]) -> [EnvironmentOverride] {
        devices.compactMap { name in
            if let known = EnvironmentOverride(name) { return known }
            let near = nearest(to: name, among: EnvironmentOverride.knownParts).map { ": did you mean \"\($0)\"?" } ?? ""
            UIKitState.log("layoutDiagnostics knows no device \"\(name)\"\(near)")
            return nil
        }
    }
}
