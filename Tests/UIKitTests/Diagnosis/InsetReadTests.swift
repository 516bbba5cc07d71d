import Testing
import UIKit

@MainActor
@Suite("Insets that are read before bars are added to them", .serialized)
struct InsetReadTests {
    final class Reading: UIViewController {
        let scrollView = UIScrollView()
        let reads: Bool
        init(reads: Bool) {
            self.reads = reads
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            scrollView.frame = view.bounds
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize = CGSize(width: 320, height: 2000)
            view.addSubview(scrollView)
            if reads { scrollView.contentOffset.y = -scrollView.contentInset.top }
            scrollView.contentInset.bottom += 0  // changed in place: not read
        }
        override func viewDidAppear(_ animated: Bool) { _ = scrollView.contentInset }
    }

    private func rules(era: Int, reads: Bool) -> [String] {
        var found: [String] = []
        Messages.during(era: era) { _ in
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = UINavigationController(rootViewController: Reading(reads: reads))
            window.makeKeyAndVisible()
            found = window.layoutDiagnostics(atLeast: .info).map(\.rule)
        }
        return found
    }

    @Test("Views remember that viewDidLoad read the inset, where bars are added to it later")
    func remembered() {
        #expect(rules(era: 9, reads: true).contains("inset-read-early"))
        #expect(!rules(era: 9, reads: false).contains("inset-read-early"))
        #expect(!rules(era: 15, reads: true).contains("inset-read-early"))
    }
}
