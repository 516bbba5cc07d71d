/// The methods that a text view calls on its delegate. Only the program changes text.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
}

extension UITextViewDelegate {
    /// No effect.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// No effect.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// No effect.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// No effect.
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
    /// No effect.
    public func textViewDidChange(_ textView: UITextView) {}
    /// No effect.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// No effect.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// No effect.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool { true }
    /// No effect.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
}

/// An interaction with a link or attachment. No effect. None occurs.
public enum UITextItemInteraction: Int, Hashable, Sendable {
    case invokeDefaultAction, presentActions, preview
}
