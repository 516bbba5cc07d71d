import QuoinBehaviors
import QuoinLayout

/// The outline of a device's screen: the radius of its corners, and the hardware at its edge.
struct DeviceShape {
    enum Housing { case none, notch, island }

    let cornerRadius: Double
    let housing: Housing
    let hasHomeIndicator: Bool

    init(_ device: Device?) {
        guard let device, device.hasHomeIndicator else {
            (cornerRadius, housing, hasHomeIndicator) = (0, .none, false)
            return
        }
        hasHomeIndicator = true
        guard device.idiom == .phone else {
            (cornerRadius, housing) = (18, .none)
            return
        }
        let top = device.safeArea(.portrait).top
        housing = top >= 55 ? .island : .notch
        cornerRadius = top >= 55 ? 55 : device.scale == 2 ? 41.5 : top >= 47 ? 47.33 : 39
    }

    /// Returns the shape of the hardware on a screen in an orientation; nil if there is none.
    func hidden(on size: Size, _ orientation: Orientation) -> Shape.Geometry? {
        let upright = orientation == .portrait
        let middle = upright ? size.width / 2 : size.height / 2
        switch housing {
        case .none: return nil
        case .island:
            let pill = Rect(x: middle - 63, y: 11, width: 126, height: 37.33)
            return .rectangle(upright ? pill : Rect(x: pill.y, y: pill.x, width: pill.height, height: pill.width), radius: 18.67)
        case .notch:
            let path = notch(middle, width: min(209, size.width * 0.56))
            return .path(upright ? path : path.mirrored)
        }
    }

    /// Returns the path of a notch at the upper edge, with a small round corner on each side.
    private func notch(_ middle: Double, width: Double) -> Path {
        let left = middle - width / 2, right = middle + width / 2, height = 31.0, outer = 6.0, inner = 20.0
        var path = Path(from: Point(x: left - outer, y: -1))
        path.line(to: Point(x: left - outer, y: 0))
        path.curve(Point(x: left - 2, y: 0), Point(x: left, y: 2), to: Point(x: left, y: outer))
        path.line(to: Point(x: left, y: height - inner))
        path.curve(Point(x: left, y: height - 9), Point(x: left + 9, y: height), to: Point(x: left + inner, y: height))
        path.line(to: Point(x: right - inner, y: height))
        path.curve(Point(x: right - 9, y: height), Point(x: right, y: height - 9), to: Point(x: right, y: height - inner))
        path.line(to: Point(x: right, y: outer))
        path.curve(Point(x: right, y: 2), Point(x: right + 2, y: 0), to: Point(x: right + outer, y: 0))
        path.line(to: Point(x: right + outer, y: -1))
        path.close()
        return path
    }
}

extension Path {
    /// The path with x and y exchanged.
    var mirrored: Path {
        func turned(_ point: Point) -> Point { Point(x: point.y, y: point.x) }
        var copy = Path()
        for element in elements {
            switch element {
            case .move(let point): copy.move(to: turned(point))
            case .line(let point): copy.line(to: turned(point))
            case .curve(let first, let second, let point): copy.curve(turned(first), turned(second), to: turned(point))
            case .close: copy.close()
            }
        }
        return copy
    }
}
