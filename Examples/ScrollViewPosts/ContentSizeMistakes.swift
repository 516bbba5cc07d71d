import UIKit

// The second of the posts about UIScrollView and Auto Layout that these examples follow: the right pattern, and the mistakes.

class ScrollingController: UIViewController {
    let scrollView = UIScrollView()
    let contentView = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        scrollView.addSubview(contentView)

        scrollView.translatesAutoresizingMaskIntoConstraints = false
        contentView.translatesAutoresizingMaskIntoConstraints = false

        NSLayoutConstraint.activate([
            // 1) The scroll view on its superview.
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),

            // 2) The content view on the content guide.
            contentView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            contentView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            contentView.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            contentView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
        ])
        fixCrossAxis()
        fillContent()
    }

    /// 3) Across the axis that scrolls, the content view is as large as the frame guide: here it is as wide.
    func fixCrossAxis() {
        contentView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor).isActive = true
    }

    func fillContent() {
        let stackView = UIStackView()
        stackView.axis = .vertical
        stackView.spacing = 16

        contentView.addSubview(stackView)
        stackView.translatesAutoresizingMaskIntoConstraints = false

        NSLayoutConstraint.activate([
            stackView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
            stackView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            stackView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            stackView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -16),
        ])
        for text in ["One", "Two", "Three"] {
            let label = UILabel()
            label.text = text
            stackView.addArrangedSubview(label)
        }
    }
}

/// The content view without a width: the content is as wide as its labels, or nothing where it is empty.
final class WithoutWidthController: ScrollingController {
    override func fixCrossAxis() {}
}

final class EmptyWithoutWidthController: ScrollingController {
    override func fixCrossAxis() {}
    override func fillContent() {}
}

/// Scrolling sideways, the content is as high as the frame guide.
final class SidewaysController: ScrollingController {
    override func fixCrossAxis() {
        contentView.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor).isActive = true
    }

    override func fillContent() {
        let wide = UIView()
        wide.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(wide)
        NSLayoutConstraint.activate([
            wide.topAnchor.constraint(equalTo: contentView.topAnchor),
            wide.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            wide.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            wide.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            wide.widthAnchor.constraint(equalToConstant: 2000),
        ])
    }
}

/// A frame set by hand on a scroll view that nothing constrains.
final class FrameByHandController: UIViewController {
    let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        scrollView.frame = view.bounds
    }
}
