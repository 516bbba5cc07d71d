import UIKit

// Fourth post: the content's size follows from a label, with the standard margins.

class LabelController: UIViewController {
    let scrollView = UIScrollView()
    let contentView = UIView()
    let randomLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.backgroundColor = UIColor.red
        self.view.addSubview(scrollView)
        contentView.translatesAutoresizingMaskIntoConstraints = false
        contentView.backgroundColor = UIColor.green
        scrollView.addSubview(contentView)
        randomLabel.text = "this is a test"
        randomLabel.translatesAutoresizingMaskIntoConstraints = false
        randomLabel.backgroundColor = UIColor.clear
        contentView.addSubview(randomLabel)
        let viewDict: [String: Any] = ["scrollView": scrollView, "contentView": contentView, "randomLabel": randomLabel]
        self.view.addConstraints(
            NSLayoutConstraint.constraints(withVisualFormat: "H:|[scrollView]|", options: [], metrics: nil, views: viewDict))
        self.view.addConstraints(
            NSLayoutConstraint.constraints(withVisualFormat: "V:|[scrollView]|", options: [], metrics: nil, views: viewDict))
        scrollView.addConstraints(
            NSLayoutConstraint.constraints(withVisualFormat: "H:|[contentView]|", options: [], metrics: nil, views: viewDict))
        scrollView.addConstraints(
            NSLayoutConstraint.constraints(withVisualFormat: "V:|[contentView]|", options: [], metrics: nil, views: viewDict))
        contentView.addConstraints(
            NSLayoutConstraint.constraints(withVisualFormat: "H:|-[randomLabel]-|", options: [], metrics: nil, views: viewDict))
        contentView.addConstraints(
            NSLayoutConstraint.constraints(withVisualFormat: "V:|-[randomLabel]-|", options: [], metrics: nil, views: viewDict))
    }
}

/// The content as wide as the main view.
class TiedLabelController: LabelController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let mainView: UIView = self.view
        let viewDict: [String: Any] = [
            "scrollView": scrollView, "contentView": contentView, "randomLabel": randomLabel, "mainView": mainView,
        ]
        mainView.addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:[contentView(==mainView)]", options: [], metrics: nil, views: viewDict))
    }
}

/// A long text that wraps where it is told to, once the main queue comes to it.
final class LongLabelController: LabelController {
    override func viewDidLoad() {
        super.viewDidLoad()
        randomLabel.numberOfLines = 0
        randomLabel.text = String(repeating: "this is a test that goes on and on, ", count: 10)
        DispatchQueue.main.async {
            self.randomLabel.preferredMaxLayoutWidth = self.view.bounds.size.width
        }
    }
}
