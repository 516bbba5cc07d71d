import UIKit

/// The first post without the line that it puts a comment on: a view that code makes turns its frame into constraints unless
/// it is told not to, and they contradict those that follow.
public final class ShowsController: UIViewController {
    let scrollView = UIScrollView()
    let imageView = UIImageView()

    public override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        // ❌ imageView.translatesAutoresizingMaskIntoConstraints stays true.
        scrollView.addSubview(imageView)

        let views: [String: Any] = ["scrollView": scrollView, "imageView": imageView]
        for format in ["H:|[scrollView]|", "V:|[scrollView]|", "H:|[imageView(1000)]|", "V:|[imageView(800)]|"] {
            view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
        }
    }
}
