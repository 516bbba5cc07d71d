// The delegates of tables, collections and text views. On iOS each redeclares `delegate` with a protocol of its own; Swift cannot,
// as the property is UIScrollView's. A property of a protocol's extension stands beside it: the compiler takes the scroll
// view's where both fit, and this one for methods that only the other protocol has: `table.delegate?.tableView(…)`.

/// A table view whose `delegate` property has the type of its own delegate protocol.
@preconcurrency @MainActor
public protocol DelegatingTableView: UITableView {}

extension UITableView: DelegatingTableView {}

extension DelegatingTableView {
    public var delegate: (any UITableViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UITableViewDelegate }
        set { (self as UIScrollView).delegate = newValue }
    }
}

/// A collection view whose `delegate` property has the type of its own delegate protocol.
@preconcurrency @MainActor
public protocol DelegatingCollectionView: UICollectionView {}

extension UICollectionView: DelegatingCollectionView {}

extension DelegatingCollectionView {
    public var delegate: (any UICollectionViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UICollectionViewDelegate }
        set { (self as UIScrollView).delegate = newValue }
    }
}

/// A text view whose `delegate` property has the type of its own delegate protocol.
@preconcurrency @MainActor
public protocol DelegatingTextView: UITextView {}

extension UITextView: DelegatingTextView {}

extension DelegatingTextView {
    public var delegate: (any UITextViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UITextViewDelegate }
        set { (self as UIScrollView).delegate = newValue }
    }
}
