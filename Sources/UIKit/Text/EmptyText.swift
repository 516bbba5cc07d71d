// Foundation on Linux has no `NSMutableAttributedString()`: NSObject's initializer is not inherited there, and no extension can
// override it. An initializer of a protocol can be called on both classes.

/// A text class whose objects can be made without a text.
public protocol EmptyText {}

extension NSAttributedString: EmptyText {}

extension EmptyText where Self == NSAttributedString {
    /// Makes an empty text.
    public init() { self = NSAttributedString(string: "") }
}

extension EmptyText where Self == NSMutableAttributedString {
    /// Makes an empty text.
    public init() { self = NSMutableAttributedString(string: "") }
}
