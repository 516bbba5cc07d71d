extension UIView {
    /// The smallest text size that holds below this view. Kept: fonts follow the environment's size.
    public final var minimumContentSizeCategory: UIContentSizeCategory? {
        get { rareProperties?.others["minimumContentSizeCategory"] as? UIContentSizeCategory }
        set { ensureRareProperties().others["minimumContentSizeCategory"] = newValue }
    }
    /// The largest text size that holds below this view. Kept: fonts follow the environment's size.
    public final var maximumContentSizeCategory: UIContentSizeCategory? {
        get { rareProperties?.others["maximumContentSizeCategory"] as? UIContentSizeCategory }
        set { ensureRareProperties().others["maximumContentSizeCategory"] = newValue }
    }
    public final var appliedContentSizeCategoryLimitsDescription: String {
        "minimum \(minimumContentSizeCategory?.rawValue ?? "none"), maximum \(maximumContentSizeCategory?.rawValue ?? "none")"
    }
    public final var scalesLargeContentImage: Bool {
        get { rareProperties?.others["scalesLargeContentImage"] as? Bool ?? false }
        set { ensureRareProperties().others["scalesLargeContentImage"] = newValue }
    }
}

/// Something with a name for tests.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
