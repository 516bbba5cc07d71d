import QuoinLayout
import QuoinScenes

// The descriptions of drawings and their parts, for debugging.

extension Drawing: CustomStringConvertible {
    /// A text such as `drawing of 375 × 667, 41 marks`.
    public var description: String { "drawing of \(size), \(marks.count) marks" }
}

extension SVG: CustomStringConvertible {
    /// The text of the file.
    public var description: String { text }
}

extension SVGPage: CustomStringConvertible {
    /// The kind of page and its appearance.
    public var description: String { "page of \(appearance.map { "\($0.rawValue) " } ?? "")SVG" }
}

extension SceneDrawing: CustomStringConvertible {
    /// A text such as `drawing of 375 × 667, 41 marks`.
    public var description: String { "\(drawing)" }
}

extension ScenePage: CustomStringConvertible {
    /// The word "page" and the description of its drawing.
    public var description: String { "page, \(drawing)" }
}

extension StoryboardPage: CustomStringConvertible {
    /// The word "storyboard" and the description of its drawing.
    public var description: String { "storyboard, \(drawing)" }
}

extension PictureSheet: CustomStringConvertible {
    /// The word "sheet" and the description of its drawing.
    public var description: String { "sheet, \(drawing)" }
}

extension SceneOverlay: CustomStringConvertible {
    /// The word "overlay" and the description of its drawing.
    public var description: String { "overlay, \(drawing)" }
}

extension DrawnView: CustomStringConvertible {
    /// A text such as `label title in card (16, 20, 120 × 44)`.
    public var description: String { "\(node) \(frame)" }
}

extension PainterTable: CustomStringConvertible {
    /// The word "painters".
    public var description: String { "painters" }
}

extension NoAssets: CustomStringConvertible {
    /// The words "no assets".
    public var description: String { "no assets" }
}

extension OverlayLayers: CustomStringConvertible {
    /// A text such as `[margins, names]`.
    public var description: String {
        let named: [(OverlayLayers, String)] = [
            (.constraints, "constraints"), (.margins, "margins"), (.safeArea, "safeArea"), (.guides, "guides"),
            (.scrollContent, "scrollContent"), (.storedFrames, "storedFrames"), (.names, "names"), (.ambiguity, "ambiguity"),
            (.frames, "frames"),
        ]
        return "[\(named.filter { contains($0.0) }.map(\.1).joined(separator: ", "))]"
    }
}

extension ImageAsset: DescribedByFields {}
extension FindingMark: DescribedByFields {}
extension Paint: DescribedByFields {}
extension Stroke: DescribedByFields {}
extension Shape: DescribedByFields {}
extension Path: DescribedByFields {}
extension TextMark: DescribedByFields {}
extension DrawnFont: DescribedByFields {}
extension PictureMark: DescribedByFields {}
extension Picture: DescribedByFields {}
extension Group: DescribedByFields {}
extension Group.Clip: DescribedByFields {}
extension Group.Shadow: DescribedByFields {}
