import QuoinDiagnosis
import QuoinScenes

extension UIView {
    /// The layout mistakes in this view and its subviews: those of `quoin lint`, and those that only code can make.
    ///
    /// ```swift
    /// for mistake in controller.view.layoutDiagnostics() { print(mistake) }
    /// #expect(view.layoutDiagnostics(on: ["retina4_7", "retina6_12:landscape"]).isEmpty)
    /// ```
    ///
    /// The tree is laid out first, then copied and laid out again for each device; the views do not change. The cost is about
    /// two layouts from scratch for each device.
    ///
    /// - Parameters:
    ///   - severity: The lowest severity that is reported.
    ///   - devices: Devices by Interface Builder's identifiers, with `landscape`, a text size or `rtl` after colons; empty for
    ///     the current one.
    ///   - ignored: Identifiers of rules to ignore.
    public func layoutDiagnostics(
        atLeast severity: LayoutDiagnostic.Severity = .warning, on devices: [String] = [], ignoring ignored: Set<String> = []
    ) -> [LayoutDiagnostic] {
        layoutIfNeeded()
        let scene = LiveScene(of: self)
        let linter = Linter(rules: .standard.filter { !ignored.contains($0.id) }, environments: environments(devices))
        let result = linter.lint(Document(path: "", scenes: [scene.scene]))
        for failure in result.failures { UIKitState.log("layoutDiagnostics: \(failure)") }
        return (result.findings.compactMap { scene.diagnostic($0, within: self) }).filter { $0.severity >= severity }
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
