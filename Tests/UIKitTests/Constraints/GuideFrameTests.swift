import Testing

@testable import UIKit

@MainActor
@Suite("Frames of readable and keyboard guides", .serialized)
struct GuideFrameTests {
    @Test("GD-3: a readable guide has its frame as soon as it is asked for, and keeps it in the layout")
    func readable() {
        Messages.during(device: "ipad9_7") { messages in
            let controller = UIViewController(), window = window(controller)
            let guide = controller.view.readableContentGuide
            let before = guide.layoutFrame
            #expect(before.width == 672 && before.midX == 384)
            #expect(before.minY == controller.view.layoutMarginsGuide.layoutFrame.minY)
            let text = UIView()
            text.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(text)
            NSLayoutConstraint.activate([
                text.leadingAnchor.constraint(equalTo: guide.leadingAnchor), text.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                text.topAnchor.constraint(equalTo: guide.topAnchor), text.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            ])
            window.layoutIfNeeded()
            #expect(text.frame == before && guide.layoutFrame == before)
            #expect(messages.all.isEmpty)
        }
    }

    @Test("GD-4: a keyboard guide ends at the bottom of the window, wherever its view ends")
    func keyboard() {
        Messages.during { messages in
            let controller = UIViewController(), window = window(controller)
            let view = UIView(frame: CGRect(0, 100, 375, 300)), bar = UIView()
            controller.view.addSubview(view)
            #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(0, 300, 375, 267))
            bar.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.topAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
                bar.heightAnchor.constraint(equalTo: view.keyboardLayoutGuide.heightAnchor),
                bar.leadingAnchor.constraint(equalTo: view.leadingAnchor), bar.widthAnchor.constraint(equalToConstant: 10),
            ])
            window.layoutIfNeeded()
            #expect(bar.frame == CGRect(0, 300, 10, 267))
            view.frame.origin.y = 0
            window.layoutIfNeeded()
            #expect(bar.frame == CGRect(0, 300, 10, 367) && view.keyboardLayoutGuide.layoutFrame.height == 367)
            #expect(controller.view.keyboardLayoutGuide.layoutFrame == CGRect(0, 667, 375, 0))
            #expect(messages.all.isEmpty)
        }
    }

    @Test("GD-4: a view that gets another window has its guide end there")
    func movedKeyboard() {
        Messages.during { _ in
            let view = UIView(frame: CGRect(0, 0, 300, 200)), bar = UIView(), loose = UIView(frame: CGRect(0, 0, 300, 250))
            loose.addSubview(view)
            bar.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.topAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor), bar.widthAnchor.constraint(equalToConstant: 1),
                bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.bottomAnchor),
                bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            ])
            loose.layoutIfNeeded()
            #expect(bar.frame == CGRect(0, 200, 1, 50))
            let controller = UIViewController(), window = window(controller)
            controller.view.addSubview(loose)
            window.layoutIfNeeded()
            #expect(bar.frame == CGRect(0, 200, 1, 467))
        }
    }
}
