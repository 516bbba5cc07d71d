// Text input. Only the program changes text; these types are for code that names them.

/// The methods that a text field calls on its delegate. Only the program starts and ends editing.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// No effect.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// No effect.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// No effect.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// No effect.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// No effect.
    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        true
    }
    /// No effect.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// No effect.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// No effect.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
