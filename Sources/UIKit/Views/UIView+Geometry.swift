import QuoinLayout

// Constraints refer to the item's frame, which is the view's frame without its transform (VW-3):
//
//   item.frame ── center, bounds.size ──▶ transform ──▶ frame, the smallest upright rectangle around it

extension UIView {
    final var geometryFrame: CGRect {
        get {
            let rect = CGRect(item.frame)
            guard let rareProperties, !rareProperties.transform.isIdentity else { return rect }
            let anchor = fixedAnchor
            let pivot = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
            return rect.offsetBy(dx: -pivot.x, dy: -pivot.y).applying(rareProperties.transform).offsetBy(dx: pivot.x, dy: pivot.y)
        }
        set {
            // Frames that are set during a pass do not count, as each pass sets them again.
            if superviewReference != nil, UIKitState.passRoot == nil { flags.insert(.frameAssigned) }
            guard let rareProperties, !rareProperties.transform.isIdentity else { return place(newValue) }
            // The size whose transformed rectangle this is. It is exact for scaling transforms, else the nearest.
            let size = newValue.size.applying(rareProperties.transform.inverted())
            let anchor = fixedAnchor
            let wide = abs(size.width), high = abs(size.height)
            let pivot = CGPoint(
                x: newValue.minX + anchor.x * newValue.width, y: newValue.minY + anchor.y * newValue.height)
            place(CGRect(x: pivot.x - anchor.x * wide, y: pivot.y - anchor.y * high, width: wide, height: high))
        }
    }

    final var geometryBounds: CGRect {
        get {
            let frame = item.frame
            let origin = boundsOrigin
            return CGRect(x: origin.x, y: origin.y, width: frame.width, height: frame.height)
        }
        set {
            if newValue.origin != boundsOrigin { boundsOrigin = newValue.origin }
            let old = CGRect(item.frame)
            guard newValue.size != old.size else { return }
            let anchor = anchorPoint
            place(
                CGRect(
                    x: old.minX + anchor.x * (old.width - newValue.width), y: old.minY + anchor.y * (old.height - newValue.height),
                    width: newValue.width, height: newValue.height))
        }
    }

    /// The point of the unit square that the transform keeps. For a zoomed view it is the origin, which stays at the content's.
    private final var fixedAnchor: CGPoint { flags.contains(.isZoomed) ? .zero : anchorPoint }

    /// The distance between the centers of a zoomed view and its item.
    private final var zoomOffset: CGPoint {
        guard flags.contains(.isZoomed), let transform = rareProperties?.transform else { return .zero }
        let size = item.frame.size, anchor = anchorPoint
        return CGPoint(
            x: anchor.x * CGFloat(size.width) * (transform.a - 1), y: anchor.y * CGFloat(size.height) * (transform.d - 1))
    }

    final var geometryCenter: CGPoint {
        get {
            let rect = item.frame, offset = zoomOffset
            let anchor = anchorPoint
            return CGPoint(
                x: rect.x + Double(anchor.x) * rect.width + Double(offset.x), y: rect.y + Double(anchor.y) * rect.height + Double(offset.y))
        }
        set {
            var rect = CGRect(item.frame)
            let anchor = anchorPoint
            let offset = zoomOffset
            rect.origin = CGPoint(
                x: newValue.x - offset.x - anchor.x * rect.width, y: newValue.y - offset.y - anchor.y * rect.height)
            place(rect)
        }
    }

    /// The anchor point in units of the bounds. ``center`` and the transform refer to it.
    public final var anchorPoint: CGPoint {
        get { rareProperties?.others["anchorPoint"] as? CGPoint ?? CGPoint(x: 0.5, y: 0.5) }
        set {
            let center = geometryCenter
            ensureRareProperties().others["anchorPoint"] = newValue
            geometryCenter = center
        }
    }

    private final var boundsOrigin: CGPoint {
        get { item.hasContentArea ? CGPoint(item.contentOffset) : rareProperties?.boundsOrigin ?? .zero }
        set {
            if item.hasContentArea {
                item.contentOffset = newValue.layoutPoint
                noteEngineChange()
            } else {
                ensureRareProperties().boundsOrigin = newValue
                reportLayout()
            }
        }
    }

    /// Gives a control of a fixed size that size as soon as it is made.
    final func sizeToContent() { place(CGRect(origin: CGRect(item.frame).origin, size: bestSize(in: .zero))) }

    /// Sets the frame by hand: it becomes the reference of an autoresizing mask and the size of a topmost view. A view that
    /// constraints place keeps it until the next layout (AR-5).
    private final func place(_ frame: CGRect) {
        guard frame.origin.x.isFinite, frame.origin.y.isFinite, frame.width.isFinite, frame.height.isFinite else {
            return UIKitState.raise("CALayerInvalidGeometry", "CALayer bounds contains NaN: [\(text(frame))]")
        }
        // A negative size stands for the rectangle that it spans.
        let new = frame.standardized.layoutRect
        let old = item.frame
        if flags.contains(.translatesMaskOff), superviewReference != nil { ensureRareProperties().record.assignedFrame = frame }
        guard new != old else { return }
        if new.size != old.size, flags.contains(.wantsDidMove) { willResize(to: new.size) }
        let outer = superviewReference.map { $0.item.frame.size }
        item.setFrame(new, inParentOfSize: outer == .zero ? nil : outer)
        if let engine { setHostSize(engine.layout) }
        if new.size != old.size {
            if !subviewList.isEmpty, !flags.contains(.leavesSubviewsAlone) { autoresizeSubviewFrames(from: old.size) }
            laidOutSize = new.size
            markNeedsLayout()
        }
        didMove()
        reportLayout()
        superviewReference?.noteEngineChange()
    }

    /// Resizes subviews by their masks at once, as frames that are set by hand do.
    private final func autoresizeSubviewFrames(from old: Size) {
        let new = item.frame.size
        for view in subviewList {
            guard let mask = view.item.autoresizing, mask != [] else { continue }
            var frame = view.item.frame
            (frame.x, frame.width) = autoresized(
                frame.x, length: frame.width, from: old.width, to: new.width,
                flexible: [mask.contains(.leftMargin), mask.contains(.width), mask.contains(.rightMargin)])
            (frame.y, frame.height) = autoresized(
                frame.y, length: frame.height, from: old.height, to: new.height,
                flexible: [mask.contains(.topMargin), mask.contains(.height), mask.contains(.bottomMargin)])
            view.place(CGRect(frame))
        }
    }

    /// Distributes a change of length to the flexible parts in proportion to their lengths, or evenly if they are 0.
    private final func autoresized(
        _ start: Double, length: Double, from old: Double, to new: Double, flexible: [Bool]
    ) -> (start: Double, length: Double) {
        let parts = [start, length, old - start - length]
        let gain = new - old
        let count = flexible.filter { $0 }.count
        guard gain != 0, count > 0 else { return (start, length) }
        let total = zip(parts, flexible).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
        let grown = zip(parts, flexible).map { part, isFlexible in
            isFlexible ? part + gain * (total > 0 ? part / total : 1 / Double(count)) : part
        }
        return (grown[0], max(0, grown[1]))
    }

    /// Logs once if a constraint holds an edge of a rotated view, as it holds the edge of the unrotated one (V13).
    final func logRotationUnderConstraints() {
        guard rareProperties?.others["isRotationTold"] == nil else { return }
        let edges: [Attribute] = [.left, .right, .top, .bottom, .leading, .trailing, .firstBaseline, .lastBaseline]
        let holdsEdge = item.referencingConstraints.contains { constraint in
            constraint.first === item && edges.contains(constraint.firstAttribute)
                || constraint.second === item && edges.contains(constraint.secondAttribute)
        }
        guard holdsEdge else { return }
        ensureRareProperties().others["isRotationTold"] = true
        UIKitState.log(ConstraintError.rotated("\(self)").description)
    }

    // MARK: From one view's coordinates to another's

    // Views of different trees are compared as if their topmost views lay in one superview; nil stands for the window, or for
    // what is around the topmost view.

    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(map(to: view ?? windowReference)) }
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        point.applying(map(to: view ?? windowReference).inverted())
    }
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(map(to: view ?? windowReference)) }
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        rect.applying(map(to: view ?? windowReference).inverted())
    }

    private final func map(to view: UIView?) -> CGAffineTransform {
        CoordinatePath(from: self, to: view) { $0.superviewReference }.map { $0.toSuperview }
    }

    private final var toSuperview: CGAffineTransform {
        let bounds = geometryBounds
        guard let rareProperties, !rareProperties.transform.isIdentity else {
            return CGAffineTransform(translationX: item.frame.x - bounds.minX, y: item.frame.y - bounds.minY)
        }
        let anchor = anchorPoint, center = geometryCenter
        return CGAffineTransform(
            translationX: -bounds.minX - anchor.x * bounds.width, y: -bounds.minY - anchor.y * bounds.height
        ).concatenating(transform).concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }

    final func deepestView(at point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
        for view in subviewList.reversed() {
            if let found = view.hitTest(view.convert(point, from: self), with: event) { return found }
        }
        return self
    }
}
