/// Every engine by name.
public enum Engines {
    /// In the order of the table.
    public static let names = ["kiwi", "yoga"]

    /// - Parameter peers: the folder of the peers' shared objects.
    public static func engine(named name: String, peers: String) throws(Unavailable) -> (any Engine)? {
        switch name {
        case "kiwi": try PeerEngine(name: name, folder: peers)
        case "yoga": try PeerEngine(name: name, folder: peers, precision: 1e-6, isOptimal: false)
        default: nil
        }
    }
}
