import UIKit

// Third post, of the days of iOS 7: what a navigation controller adds to a scroll view's insets without being asked.

final class InsetController: UIViewController {
    let scrollView = UIScrollView()
    var ownInset: CGFloat = 0
    var isFirst = true
    private(set) var seen: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        if !isFirst { view.addSubview(UILabel()) }
        scrollView.frame = view.bounds
        scrollView.contentInset.top = ownInset
        view.addSubview(scrollView)
        note("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("viewWillAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("viewDidAppear")
    }

    private func note(_ moment: String) { seen.append("\(moment) \(Int(scrollView.contentInset.top))") }
}
