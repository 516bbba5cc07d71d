/// The background of a cell. No effect. Backgrounds are not drawn.
public struct UIBackgroundConfiguration: @unchecked Sendable {
    public var backgroundColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0
    public var customView: UIView?
    public var image: UIImage?
    public var visualEffect: UIVisualEffect?
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    public var imageContentMode = UIView.ContentMode.scaleToFill
    public func updated(for state: any UIConfigurationState) -> Self { self }
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor { backgroundColor ?? tintColor }
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { strokeColor ?? tintColor }

    public static func clear() -> Self { Self() }
    public static func listCell() -> Self { Self() }
    public static func listPlainCell() -> Self { Self() }
    public static func listGroupedCell() -> Self { Self() }
    public static func listHeader() -> Self { Self() }
    public static func listPlainHeaderFooter() -> Self { Self() }
    public static func listGroupedHeaderFooter() -> Self { Self() }
    public static func listSidebarCell() -> Self { Self() }
    public static func listSidebarHeader() -> Self { Self() }
    public static func listAccompaniedSidebarCell() -> Self { Self() }
    public static func listFooter() -> Self { Self() }
}
