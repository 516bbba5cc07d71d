import QuoinBehaviors
import QuoinLayout
import QuoinScenes

/// A drawing of the status bar: the time, the connection and the battery.
struct StatusBarDrawing {
    let context: SceneContext
    let shape: DeviceShape
    let ink: Paint

    func draw(in bar: Rect, on drawing: inout Drawing) {
        if shape.housing != .none {
            besideHousing(bar, &drawing)
        } else if context.isOnPad {
            spread(bar, &drawing, time: "9:41 AM  Mon Jun 9")
        } else {
            plain(bar, &drawing)
        }
    }

    private func besideHousing(_ bar: Rect, _ drawing: inout Drawing) {
        let isIsland = shape.housing == .island
        let ear = (bar.width - (isIsland ? 126 : 209)) / 2
        let y = isIsland ? 33.0 : min(bar.height / 2 + 3, 28)
        var time = TextBlock(context.text("9:41", size: 17, weight: .semibold), ink)
        time.alignment = .center
        time.draw(in: Rect(x: bar.x + (isIsland ? 6 : 2), y: y - 11, width: ear, height: 22), on: &drawing)
        let middle = bar.maxX - ear / 2 - (isIsland ? 6 : 4)
        signs(at: Point(x: middle - 33, y: y), isIsland ? 1 : 0.94, &drawing)
    }

    /// Draws the status bar of phones with a home button.
    private func plain(_ bar: Rect, _ drawing: inout Drawing) {
        var time = TextBlock(context.text("9:41 AM", size: 12, weight: .semibold), ink)
        time.alignment = .center
        time.draw(in: Rect(x: bar.midX - 60, y: bar.y, width: 120, height: min(bar.height, 20)), on: &drawing)
        let y = bar.y + min(bar.height, 20) / 2
        cells(at: Point(x: bar.x + 8, y: y), scale: 0.78, on: &drawing)
        wifi(at: Point(x: bar.x + 26, y: y), scale: 0.78, on: &drawing)
        battery(at: Point(x: bar.maxX - 28, y: y), scale: 0.86, on: &drawing)
    }

    private func spread(_ bar: Rect, _ drawing: inout Drawing, time: String) {
        TextBlock(context.text(time, size: 12, weight: .semibold), ink).draw(
            in: Rect(x: bar.x + 18, y: bar.y, width: 200, height: min(bar.height, 24)), on: &drawing)
        let y = bar.y + min(bar.height, 24) / 2
        wifi(at: Point(x: bar.maxX - 66, y: y), scale: 0.8, on: &drawing)
        battery(at: Point(x: bar.maxX - 43, y: y), scale: 0.9, on: &drawing)
    }

    private func signs(at point: Point, _ scale: Double, _ drawing: inout Drawing) {
        cells(at: point, scale: scale, on: &drawing)
        wifi(at: Point(x: point.x + 22 * scale, y: point.y), scale: scale, on: &drawing)
        battery(at: Point(x: point.x + 42 * scale, y: point.y), scale: scale, on: &drawing)
    }

    private func cells(at point: Point, scale: Double, on drawing: inout Drawing) {
        for index in 0..<4 {
            let height = (4 + Double(index) * 2.4) * scale
            let bar = Rect(x: point.x + Double(index) * 4.6 * scale, y: point.y + 5.6 * scale - height, width: 3.1 * scale, height: height)
            drawing.fill(.rectangle(bar, radius: 0.8 * scale), ink)
        }
    }

    private func wifi(at point: Point, scale: Double, on drawing: inout Drawing) {
        let foot = Point(x: point.x + 7.6 * scale, y: point.y + 5 * scale)
        for (radius, width) in [(2.0, 3.4), (6.2, 2.3), (10.2, 2.3)] {
            var path = Path()
            path.arc(center: foot, radius: radius * scale, from: -0.372, to: -0.128)
            drawing.stroke(.path(path), Stroke(ink, width: width * scale))
        }
    }

    private func battery(at point: Point, scale: Double, on drawing: inout Drawing) {
        let body = Rect(x: point.x, y: point.y - 5.6 * scale, width: 23 * scale, height: 11.4 * scale)
        drawing.stroke(.rectangle(body, radius: 3.2 * scale), Stroke(ink.withAlpha(0.4)))
        drawing.fill(.rectangle(body.insetBy(1.7 * scale, 1.7 * scale), radius: 1.9 * scale), ink)
        drawing.fill(
            .rectangle(Rect(x: body.maxX + 1.2 * scale, y: point.y - 2 * scale, width: 1.5 * scale, height: 4.2 * scale), radius: 0.7),
            ink.withAlpha(0.45))
    }
}
