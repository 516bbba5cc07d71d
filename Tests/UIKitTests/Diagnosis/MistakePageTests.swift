import AutoresizingLeftOn
import FrameAndConstraintsMixed
import ManualContentSize
import SuperviewMissing
import Testing

@testable import UIKit

// The pages are those of Examples/Mistakes: for each rule the code that shows the mistake, and its corrected twin.

@MainActor
@Suite("Mistakes in code", .serialized)
struct MistakePageTests {
    /// The controller in a window of an iPhone 8; what there is to say about it.
    private func mistakes(_ controller: UIViewController) -> [LayoutDiagnostic] {
        var found: [LayoutDiagnostic] = []
        Messages.during { _ in
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            found = controller.view.layoutDiagnostics()
        }
        return found
    }

    @Test("A content size set by hand where constraints decide it") func contentSize() {
        let found = mistakes(ManualContentSize.ShowsController())
        #expect(found.map(\.rule) == ["manual-content-size"])
        #expect(found.first?.severity == .error)
        #expect(found.first?.message.contains("\"scrollView\" is set to 375 × 2000") == true)
        #expect(found.first?.view is UIScrollView)
        #expect(mistakes(ManualContentSize.CleanController()).isEmpty)
    }

    @Test("A frame set by hand on a scroll view whose content has constraints") func frame() {
        let found = mistakes(FrameAndConstraintsMixed.ShowsController())
        #expect(found.map(\.rule) == ["frame-and-constraints-mixed"])
        #expect(found.first?.advice?.contains("translatesAutoresizingMaskIntoConstraints = false") == true)
        #expect(mistakes(FrameAndConstraintsMixed.ShowsWithConstraintsController()).map(\.rule) == ["frame-and-constraints-mixed"])
        #expect(mistakes(FrameAndConstraintsMixed.CleanController()).isEmpty)
        #expect(mistakes(FrameAndConstraintsMixed.FramesInEveryLayoutController()).isEmpty)
    }

    @Test("Constraints before addSubview") func superview() {
        let found = mistakes(SuperviewMissing.ShowsController())
        #expect(found.contains { $0.rule == "superview-missing" && $0.view is UIImageView })
        #expect(mistakes(SuperviewMissing.CleanController()).isEmpty)
    }

    @Test("translatesAutoresizingMaskIntoConstraints left on") func mask() {
        let found = mistakes(AutoresizingLeftOn.ShowsController())
        #expect(found.contains { $0.rule == "autoresizing-left-on" && $0.view is UIImageView })
        #expect(mistakes(AutoresizingLeftOn.CleanController()).isEmpty)
    }
}
