import UIKit

/// The corrected twin, as the first post has it.
public final class CleanController: UIViewController {
    let scrollView = UIScrollView()
    let imageView = UIImageView()

    public override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        imageView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(imageView)

        let views: [String: Any] = ["scrollView": scrollView, "imageView": imageView]
        for format in ["H:|[scrollView]|", "V:|[scrollView]|", "H:|[imageView(1000)]|", "V:|[imageView(800)]|"] {
            view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
        }
    }
}
