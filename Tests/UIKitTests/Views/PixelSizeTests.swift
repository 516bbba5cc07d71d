import Testing

@testable import UIKit

/// PX-2: sizes are whole numbers of pixels, written as points without an error of arithmetic.
@MainActor
@Suite("Sizes on a grid of pixels", .serialized)
struct PixelSizeTests {
    @Test("PX-2: a width of 100 stays 100 wherever the view lies")
    func centered() {
        Messages.during(device: "retina5_9") { _ in
            let scene = Scene(1), view = scene.views[0]
            let center = view.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor, constant: 50)
            NSLayoutConstraint.activate([
                view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 20), center,
                view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 1.0 / 3),
            ])
            for offset in 0..<300 {
                center.constant = CGFloat(offset) / 7
                scene.root.layoutIfNeeded()
                #expect(view.frame.size == CGSize(width: 100, height: 20) && view.bounds.size == view.frame.size)
            }
        }
    }

    @Test(
        "PX-2: 10,000 random layouts have exact sizes where the constraints' numbers are whole pixels",
        arguments: [(2.0, 2_000), (3.0, 10_000)])
    func random(scale: Double, count: Int) {
        Messages.during { messages in
            UIKitEnvironment.current.scale = CGFloat(scale)
            var random = SeededGenerator(seed: Int(scale))
            for _ in 0..<count {
                let scene = Scene(2, width: CGFloat(random.pixels(900, scale)), height: CGFloat(random.pixels(900, scale)))
                let (outer, inner) = (scene.views[0], scene.views[1])
                outer.addSubview(inner)
                let sizes = (0..<4).map { _ in random.pixels(600, scale) }
                let outside = scene.root.frame.size, room = CGSize(width: sizes[0], height: sizes[1])
                NSLayoutConstraint.activate(
                    random.place(outer, in: scene.root, room: outside, width: sizes[0], height: sizes[1])
                        + random.place(inner, in: outer, room: room, width: sizes[2], height: sizes[3]))
                scene.root.layoutIfNeeded()
                for (view, width, height) in [(outer, sizes[0], sizes[1]), (inner, sizes[2], sizes[3])] {
                    #expect(view.frame.width == CGFloat(width) && view.frame.height == CGFloat(height))
                    #expect(view.bounds.size == view.frame.size)
                    let pixel = view.frame.minX * CGFloat(scale)
                    #expect(abs(pixel - pixel.rounded()) < 1e-9)
                }
            }
            #expect(messages.all.isEmpty)
        }
    }

    /// A generator of the same numbers in each run.
}

extension SeededGenerator {
    /// A whole number of pixels up to `limit` points, in points.
    mutating func pixels(_ limit: Int, _ scale: Double) -> Double {
        Double(Int.random(in: 1...(limit * Int(scale)), using: &self)) / scale
    }

    /// Constraints that give a view a size and a position of some kind, at distances that are no whole pixels.
    @MainActor
    mutating func place(_ view: UIView, in parent: UIView, room: CGSize, width: Double, height: Double) -> [NSLayoutConstraint] {
        let offset = CGFloat(Double.random(in: -200...200, using: &self))
        let top = CGFloat(Int.random(in: -400...400, using: &self)) / 7
        let horizontal: NSLayoutConstraint
        switch Int.random(in: 0..<4, using: &self) {
        case 0: horizontal = view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: offset)
        case 1: horizontal = view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: offset)
        case 2: horizontal = view.centerXAnchor.constraint(equalTo: parent.centerXAnchor, constant: offset)
        default: horizontal = view.centerXAnchor.constraint(equalTo: parent.trailingAnchor, constant: offset / 3)
        }
        return [
            horizontal, view.topAnchor.constraint(equalTo: parent.topAnchor, constant: top),
            size(
                view.widthAnchor, from: view.leadingAnchor, to: view.trailingAnchor, in: parent.widthAnchor, room: room.width,
                length: CGFloat(width)),
            size(
                view.heightAnchor, from: view.topAnchor, to: view.bottomAnchor, in: parent.heightAnchor, room: room.height,
                length: CGFloat(height)),
        ]
    }

    /// A constraint that makes a size some length: by itself, against the parent's, or from edge to edge.
    @MainActor
    private mutating func size<Axis>(
        _ size: NSLayoutDimension, from start: NSLayoutAnchor<Axis>, to end: NSLayoutAnchor<Axis>, in parent: NSLayoutDimension,
        room: CGFloat, length: CGFloat
    ) -> NSLayoutConstraint {
        switch Int.random(in: 0..<4, using: &self) {
        case 0: size.constraint(equalToConstant: length)
        case 1: size.constraint(equalTo: parent, constant: length - room)
        case 2: size.constraint(equalTo: parent, multiplier: length / room)
        default: end.constraint(equalTo: start, constant: length)
        }
    }
}
