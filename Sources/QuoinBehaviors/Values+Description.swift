import QuoinLayout

// Descriptions of devices, screens and bars, for debugging.

extension Device: CustomStringConvertible {
    /// A text such as `iPhone 8 (retina4_7), 375 × 667 at 2x`.
    public var description: String { "\(name) (\(id)), \(portraitSize) at \(Int(scale))x" }
}

extension Screen: CustomStringConvertible {
    /// A text such as `iPhone 8 (retina4_7), 667 × 375 at 2x, landscape, iOS 15`.
    public var description: String {
        let own = "\(size) at \(Int(scale))x, \(orientation.rawValue), iOS \(era.rawValue)"
        return device.map { "\($0.name) (\($0.id)), \(own)" } ?? own
    }
}

extension SizeClasses: CustomStringConvertible {
    /// A text such as `regular width, compact height`.
    public var description: String { "\(horizontal.rawValue) width, \(vertical.rawValue) height" }
}

extension RectEdge: CustomStringConvertible {
    /// A text such as `[top, left]`.
    public var description: String {
        let named: [(RectEdge, String)] = [(.top, "top"), (.left, "left"), (.bottom, "bottom"), (.right, "right")]
        return "[\(named.filter { contains($0.0) }.map(\.1).joined(separator: ", "))]"
    }
}

extension Traits: DescribedByFields {}
extension SystemEnvironment: DescribedByFields {}
extension TextRequest: DescribedByFields {}
extension MeasuredText: DescribedByFields {}
extension Placement: DescribedByFields {}
extension ExtendedLayout: DescribedByFields {}
extension Sheet: DescribedByFields {}
extension Bars: DescribedByFields {}
extension NavigationBar: DescribedByFields {}
extension TabBar: DescribedByFields {}
extension Toolbar: DescribedByFields {}
extension StackPolicy: DescribedByFields {}
extension CellMetrics: DescribedByFields {}
extension SectionMetrics: DescribedByFields {}
extension TableView.Row: DescribedByFields {}
extension LeafPriorities: DescribedByFields {}
