/// A way to interact with a view; none occurs here.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

extension UIView {
    /// What a log says about the view's content: the text of labels and buttons.
    final var textForLogs: String? {
        switch self {
        case let label as UILabel: label.text
        case let button as UIButton: button.currentTitle
        default: nil
        }
    }
}
