/// What has four edges: views and guides.
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
    /// Edge on edge. A view's autoresizing mask no longer counts.
    func pin(to other: some EdgeAnchors) {
        (self as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: other.topAnchor), leadingAnchor.constraint(equalTo: other.leadingAnchor),
            bottomAnchor.constraint(equalTo: other.bottomAnchor), trailingAnchor.constraint(equalTo: other.trailingAnchor),
        ])
    }
}
