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
    ///     the current one. A name that no device has is a finding of its own, an error.
    ///   - ignored: Identifiers of rules to ignore.
    public func layoutDiagnostics(
        atLeast severity: LayoutDiagnostic.Severity = .warning, on devices: [String] = [], ignoring ignored: Set<String> = []
    ) -> [LayoutDiagnostic] {
        layoutIfNeeded()
        let scene = LiveScene(of: self)
        let unknown = devices.filter { EnvironmentOverride($0) == nil }.map { LayoutDiagnostic(unknownDevice: $0) }
        let environments = devices.compactMap { EnvironmentOverride($0) }
        guard devices.isEmpty || !environments.isEmpty else { return unknown }
        let linter = Linter(rules: .standard.filter { !ignored.contains($0.id) }, environments: environments)
        let result = linter.lint(Document(path: "", scenes: [scene.scene]))
        for failure in result.failures { UIKitState.log("layoutDiagnostics: \(failure)") }
        return unknown + (result.findings.compactMap { scene.diagnostic($0, within: self) }).filter { $0.severity >= severity }
    }
}

extension LayoutDiagnostic {
    /// The finding about a name that no device has: a test that passes on a device that does not exist would prove nothing.
    fileprivate init(unknownDevice name: String) {
        self.init(
            rule: "unknown-device", severity: .error, message: EnvironmentOverride.unknownNameMessage(name), advice: nil, view: nil,
            constraint: nil, path: "", devices: [name])
    }
}
