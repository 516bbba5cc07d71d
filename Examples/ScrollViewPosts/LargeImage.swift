import UIKit

// First post: an image that is larger than the screen. The image's size becomes the content size, without a word about
// contentSize.

/// The storyboard's part: a scroll view that fills the controller's view.
class LargeImageController: UIViewController {
    let _scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        _scrollView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(_scrollView)
        NSLayoutConstraint.activate([
            _scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            _scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            _scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            _scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        addImage()
    }

    func addImage() {
        // Load an image that does not fit on the screen.
        let image = UIImage(named: "large-image-01")
        // Make an image view of it.
        let imageView = UIImageView(image: image)
        // Make no constraints of the autoresizing mask. Do this before addSubview.
        imageView.translatesAutoresizingMaskIntoConstraints = false
        // Add it to the scroll view.
        _scrollView.addSubview(imageView)
        // The image view's constraints: 0 on all four sides.
        let viewDictionary = ["imageView": imageView]
        _scrollView.addConstraints(
            NSLayoutConstraint.constraints(withVisualFormat: "H:|[imageView]|", options: [], metrics: nil, views: viewDictionary))
        _scrollView.addConstraints(
            NSLayoutConstraint.constraints(withVisualFormat: "V:|[imageView]|", options: [], metrics: nil, views: viewDictionary))
    }
}

/// The same without the visual format language.
final class LargeImageWithoutFormatController: LargeImageController {
    override func addImage() {
        let imageView = UIImageView(image: UIImage(named: "large-image-01"))
        imageView.translatesAutoresizingMaskIntoConstraints = false
        _scrollView.addSubview(imageView)
        _scrollView.addConstraint(
            NSLayoutConstraint(
                item: imageView, attribute: .leading, relatedBy: .equal, toItem: _scrollView, attribute: .leading, multiplier: 1,
                constant: 0))
        _scrollView.addConstraint(
            NSLayoutConstraint(
                item: imageView, attribute: .trailing, relatedBy: .equal, toItem: _scrollView, attribute: .trailing, multiplier: 1,
                constant: 0))
        _scrollView.addConstraint(
            NSLayoutConstraint(
                item: imageView, attribute: .top, relatedBy: .equal, toItem: _scrollView, attribute: .top, multiplier: 1, constant: 0))
        _scrollView.addConstraint(
            NSLayoutConstraint(
                item: imageView, attribute: .bottom, relatedBy: .equal, toItem: _scrollView, attribute: .bottom, multiplier: 1,
                constant: 0))
    }
}
