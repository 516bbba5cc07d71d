/// An interaction with a view. Interactions do not occur.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

extension UIView {
    /// The text by which a log describes the view: that of labels and buttons.
    final var textForLogs: String? {
        switch self {
        case let label as UILabel: label.text
        case let button as UIButton: button.currentTitle
        default: nil
        }
    }
}
