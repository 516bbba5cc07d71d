import UIKit

// Screens of apps and tutorials, as they are written for iOS: forms, chats, profiles, adaptive pages.

/// Fields in a scroll view that ends where the keyboard begins.
public final class LoginController: UIViewController, UITextFieldDelegate {
    public let scrollView: UIScrollView = {
        let scrollView = UIScrollView()
        scrollView.alwaysBounceVertical = true
        scrollView.keyboardDismissMode = .onDrag
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        return scrollView
    }()
    public lazy var emailField: UITextField = makeField(placeholder: "Email", keyboard: .emailAddress, content: .username)
    public lazy var passwordField: UITextField = {
        let field = makeField(placeholder: "Password", keyboard: .default, content: .password)
        field.isSecureTextEntry = true
        field.returnKeyType = .go
        let eye = UIButton(type: .custom)
        eye.setImage(UIImage(systemName: "eye"), for: .normal)
        eye.addAction(
            UIAction { [weak field, weak eye] _ in
                eye?.isSelected.toggle()
                field?.isSecureTextEntry.toggle()
            }, for: .touchUpInside)
        field.rightView = eye
        field.rightViewMode = .always
        return field
    }()
    public lazy var loginButton: UIButton = {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Sign In"
        configuration.cornerStyle = .capsule
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 20, bottom: 12, trailing: 20)
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.preferredFont(forTextStyle: .headline)
            return outgoing
        }
        return UIButton(configuration: configuration, primaryAction: UIAction(title: "Sign In") { [unowned self] _ in signIn() })
    }()
    public let errorLabel = UILabel()
    public let stack = UIStackView()
    public private(set) var signedIn = 0

    private func makeField(placeholder: String, keyboard: UIKeyboardType, content: UITextContentType?) -> UITextField {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.attributedPlaceholder = NSAttributedString(string: placeholder, attributes: [.foregroundColor: UIColor.placeholderText])
        field.keyboardType = keyboard
        field.textContentType = content
        field.autocapitalizationType = .none
        field.clearButtonMode = .whileEditing
        field.delegate = self
        return field
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = #colorLiteral(red: 0.9, green: 0.9, blue: 1, alpha: 1)
        view.addSubview(scrollView)
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(stack)
        [emailField, passwordField, errorLabel, loginButton].forEach(stack.addArrangedSubview)
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: passwordField)
        errorLabel.numberOfLines = 0
        errorLabel.font = .preferredFont(forTextStyle: .footnote)
        errorLabel.isHidden = true
        let guide = view.keyboardLayoutGuide, content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            guide.topAnchor.constraint(equalTo: scrollView.bottomAnchor),
            stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 24),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -24),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -48),
            emailField.heightAnchor.constraint(equalToConstant: 48),
            passwordField.heightAnchor.constraint(equalTo: emailField.heightAnchor),
            loginButton.heightAnchor.constraint(equalToConstant: 50),
        ])
    }

    public func show(error: String?) {
        errorLabel.text = error
        UIView.animate(withDuration: 0.25, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0.2) {
            self.errorLabel.isHidden = error == nil
            self.stack.layoutIfNeeded()
            self.view.layoutIfNeeded()
        }
    }
    private func signIn() { signedIn += 1 }

    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string).count < 40
    }
}

/// Side by side where there is room, one above the other where there is not.
public final class AdaptiveController: UIViewController {
    public let first = UIView(), second = UIView()
    private lazy var beside = [
        first.trailingAnchor.constraint(equalTo: second.leadingAnchor, constant: -20),
        first.widthAnchor.constraint(equalTo: second.widthAnchor), second.topAnchor.constraint(equalTo: first.topAnchor),
        first.bottomAnchor.constraint(equalTo: second.bottomAnchor),
    ]
    private lazy var below = [
        first.trailingAnchor.constraint(equalTo: second.trailingAnchor), first.leadingAnchor.constraint(equalTo: second.leadingAnchor),
        first.bottomAnchor.constraint(equalTo: second.topAnchor, constant: -20),
        first.heightAnchor.constraint(equalTo: second.heightAnchor),
    ]
    public private(set) var sizes: [CGSize] = []

    public override func viewDidLoad() {
        super.viewDidLoad()
        for view in [first, second] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        NSLayoutConstraint.activate([
            first.topAnchor.constraint(equalTo: view.topAnchor), first.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            second.trailingAnchor.constraint(equalTo: view.trailingAnchor), second.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        arrange()
        registerForTraitChanges([UITraitVerticalSizeClass.self]) { (self: Self, _: UITraitCollection) in self.arrange() }
    }

    private func arrange() {
        let isFlat = traitCollection.verticalSizeClass == .compact
        NSLayoutConstraint.deactivate(isFlat ? below : beside)
        NSLayoutConstraint.activate(isFlat ? beside : below)
    }

    public override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(view.bounds.size)
        coordinator.animate(alongsideTransition: { _ in self.sizes.append(self.first.frame.size) }) { _ in self.sizes.append(size) }
    }
}

/// A header that stretches as the content is pulled down.
public final class ProfileController: UIViewController {
    public let scroll = UIScrollView(), header = UIImageView(), avatar = UIImageView(), body = UILabel()

    public override func viewDidLoad() {
        super.viewDidLoad()
        scroll.contentInsetAdjustmentBehavior = .never
        for view in [scroll, header, avatar, body] as [UIView] { view.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scroll)
        scroll.addSubview(header)
        scroll.addSubview(body)
        scroll.insertSubview(avatar, aboveSubview: header)
        body.numberOfLines = 0
        let pinned = header.topAnchor.constraint(equalTo: view.topAnchor)
        pinned.priority = .defaultHigh
        let content = scroll.contentLayoutGuide
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor), scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor), scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            pinned, header.heightAnchor.constraint(greaterThanOrEqualToConstant: 200),
            header.leadingAnchor.constraint(equalTo: view.leadingAnchor), header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            header.bottomAnchor.constraint(equalTo: body.topAnchor, constant: -20),
            body.topAnchor.constraint(equalTo: content.topAnchor, constant: 220),
            body.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            body.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            body.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            body.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -32),
            body.heightAnchor.constraint(equalToConstant: 1000), avatar.centerXAnchor.constraint(equalTo: header.centerXAnchor),
            avatar.centerYAnchor.constraint(equalTo: header.bottomAnchor), avatar.widthAnchor.constraint(equalToConstant: 80),
            avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor, multiplier: 1),
        ])
    }
}

/// A picture that is zoomed and keeps to the middle.
public final class ZoomController: UIViewController, UIScrollViewDelegate {
    public let scrollView = UIScrollView()
    public let imageView = UIImageView()

    public override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.delegate = self
        scrollView.maximumZoomScale = 4
        scrollView.contentInsetAdjustmentBehavior = .never
        imageView.frame = CGRect(x: 0, y: 0, width: 750, height: 600)
        scrollView.contentSize = imageView.bounds.size
        scrollView.addSubview(imageView)
        view.addSubview(scrollView)
    }
    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let scale = min(view.bounds.width / imageView.bounds.width, view.bounds.height / imageView.bounds.height)
        guard scrollView.minimumZoomScale != scale else { return }
        scrollView.minimumZoomScale = scale
        scrollView.zoomScale = scale
    }
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {
        let x = max((scrollView.bounds.width - scrollView.contentSize.width) / 2, 0)
        let y = max((scrollView.bounds.height - scrollView.contentSize.height) / 2, 0)
        scrollView.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    }
}
