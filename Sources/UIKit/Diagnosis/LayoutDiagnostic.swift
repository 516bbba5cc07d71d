import QuoinDiagnosis

/// A layout mistake in a tree of views: what is wrong, where, and what to do about it.
///
/// ```swift
/// @Test func theFormScrolls() {
///     let form = FormController()
///     #expect(form.view.layoutDiagnostics().isEmpty)
/// }
/// // ✘ Expectation failed: [error: Nothing connects the content of "scrollView" to its bottom edge … (scroll-content-height)]
/// ```
///
/// Not part of UIKit: this is what Quoin adds, so that layouts can be tested without a Mac.
@preconcurrency @MainActor
public struct LayoutDiagnostic {
    public enum Severity: Int, Hashable, Sendable, Comparable, CustomStringConvertible {
        /// Worth knowing; nothing has to change.
        case info
        /// Works, but not as meant, or not everywhere.
        case warning
        /// Will not work.
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

    /// The id of the rule, such as `scroll-content-width`; `quoin rules` lists and explains them.
    public let rule: String
    public let severity: Severity
    public let message: String
    /// What to do about it.
    public let advice: String?
    /// The view it is about; nil: the whole tree.
    public let view: UIView?
    /// The constraint it is about, where it is one.
    public let constraint: NSLayoutConstraint?
    /// The names down to the view, such as `view > scrollView > title`.
    public let path: String
    /// The devices on which it shows; empty: where the view is now, or everywhere that was asked for.
    public let devices: [String]
}

extension LayoutDiagnostic: @preconcurrency CustomStringConvertible, @preconcurrency CustomDebugStringConvertible {
    /// `error: message Advice. (rule-id)`
    public var description: String {
        let place = devices.isEmpty ? "" : " on \(devices.joined(separator: ", "))"
        return "\(severity): \(message)\(advice.map { " \($0)" } ?? "") (\(rule)\(place))"
    }

    public var debugDescription: String { description }
}
