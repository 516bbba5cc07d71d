/// The container view of a presentation controller, which it calls when it is laid out.
final class PresentationContainer: UIView {
    weak var controller: UIPresentationController?

    override func layoutSubviews() {
        controller?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        controller?.containerViewDidLayoutSubviews()
    }
}
