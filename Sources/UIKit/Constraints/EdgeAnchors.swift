/// An object with anchors of four edges: a view or a guide.
@MainActor
protocol EdgeAnchors: AnyObject {
    var topAnchor: NSLayoutYAxisAnchor { get }
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var trailingAnchor: NSLayoutXAxisAnchor { get }
}

extension UIView: EdgeAnchors {}
extension UILayoutGuide: EdgeAnchors {}

extension EdgeAnchors {
    /// Pins the four edges to those of another object. A view's autoresizing mask is no longer translated.
    func pin(to other: some EdgeAnchors) {
        (self as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: other.topAnchor), leadingAnchor.constraint(equalTo: other.leadingAnchor),
            bottomAnchor.constraint(equalTo: other.bottomAnchor), trailingAnchor.constraint(equalTo: other.trailingAnchor),
        ])
    }
}
