@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    /// No effect.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// No effect.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// No effect.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// No effect.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// No effect.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// No effect.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
