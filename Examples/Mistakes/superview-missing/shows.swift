import UIKit

/// Constraints before `addSubview`: UIKit raises an exception, because the image view and the scroll view have no ancestor in
/// common yet. Here it is written to the log, and the constraints do not count.
public final class ShowsController: UIViewController {
    let scrollView = UIScrollView()
    let imageView = UIImageView()

    public override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)

        imageView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            imageView.topAnchor.constraint(equalTo: scrollView.topAnchor),  // ❌ imageView is in no superview yet
            imageView.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            imageView.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            imageView.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            imageView.widthAnchor.constraint(equalToConstant: 1000),
            imageView.heightAnchor.constraint(equalToConstant: 800),
        ])
        scrollView.addSubview(imageView)
    }
}
