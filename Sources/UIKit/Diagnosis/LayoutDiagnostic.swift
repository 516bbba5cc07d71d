import QuoinDiagnosis

/// A layout mistake in a tree of views: the rule, the view, and what to do.
///
/// ```swift
/// @Test func theFormScrolls() {
///     let form = FormController()
///     #expect(form.view.layoutDiagnostics().isEmpty)
/// }
/// // ✘ Expectation failed: [error: Nothing connects the content of "scrollView" to its bottom edge … (scroll-content-height)]
/// ```
///
/// Quoin adds this to UIKit, so that layouts can be tested without a Mac.
@preconcurrency @MainActor
public struct LayoutDiagnostic {
    public enum Severity: Int, Hashable, Sendable, Comparable, CustomStringConvertible {
        /// A hint that needs no change.
        case info
        /// A mistake that shows only in some cases or on some devices.
        case warning
        /// A mistake that breaks the layout.
        case error

        public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }

        nonisolated public var description: String {
            switch self {
            case .info: "info"
            case .warning: "warning"
            case .error: "error"
            }
        }
    }

    /// The identifier of the rule, such as `scroll-content-width`; `quoin rules` lists and explains them.
    public let rule: String
    public let severity: Severity
    public let message: String
    /// Advice for fixing the mistake.
    public let advice: String?
    /// The view; nil if the finding concerns the whole tree.
    public let view: UIView?
    /// The constraint, if the finding concerns one.
    public let constraint: NSLayoutConstraint?
    /// The names of the views down to this one, such as `view > scrollView > title`.
    public let path: String
    /// The devices on which the mistake occurs; empty for the current device or for all devices that were asked for.
    public let devices: [String]
}

extension LayoutDiagnostic: @preconcurrency CustomStringConvertible, @preconcurrency CustomDebugStringConvertible {
    /// The finding in one line: `error: message Advice. (rule-id)`
    public var description: String {
        let location = devices.isEmpty ? "" : " on \(devices.joined(separator: ", "))"
        return "\(severity): \(message)\(advice.map { " \($0)" } ?? "") (\(rule)\(location))"
    }

    public var debugDescription: String { description }
}
