extension UIView {
    /// The smallest text size of the subtree. It is stored only: fonts follow the environment's text size.
    public final var minimumContentSizeCategory: UIContentSizeCategory? {
        get { rareProperties?.others["minimumContentSizeCategory"] as? UIContentSizeCategory }
        set { ensureRareProperties().others["minimumContentSizeCategory"] = newValue }
    }
    /// The largest text size of the subtree. It is stored only: fonts follow the environment's text size.
    public final var maximumContentSizeCategory: UIContentSizeCategory? {
        get { rareProperties?.others["maximumContentSizeCategory"] as? UIContentSizeCategory }
        set { ensureRareProperties().others["maximumContentSizeCategory"] = newValue }
    }
    /// No effect.
    public final var appliedContentSizeCategoryLimitsDescription: String {
        "minimum \(minimumContentSizeCategory?.rawValue ?? "none"), maximum \(maximumContentSizeCategory?.rawValue ?? "none")"
    }
    public final var scalesLargeContentImage: Bool {
        get { rareProperties?.others["scalesLargeContentImage"] as? Bool ?? false }
        set { ensureRareProperties().others["scalesLargeContentImage"] = newValue }
    }
}

/// An object with an identifier for tests.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
