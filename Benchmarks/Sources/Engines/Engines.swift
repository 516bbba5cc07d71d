/// All engines that the benchmarks know, by name.
public enum Engines {
    /// The names in the order of the table: peers come first, so that all other lines can be compared with them.
    public static let names = [
        "kiwi", "kiwi-first", "yoga", "native", "csolver", "layout", "stacks", "uikit", "uikit-stacks", "hybrid", "glpk", "glpk-ties",
    ]

    /// Returns the engine of a name; nil if there is none.
    ///
    /// - Parameter peers: The folder of the peers' shared objects.
    public static func engine(named name: String, peers: String) throws(Unavailable) -> (any Engine)? {
        switch name {
        case "kiwi", "kiwi-first": try PeerEngine(name: name, folder: peers)
        case "yoga": try PeerEngine(name: name, folder: peers, precision: 1e-6, isOptimal: false)
        case "native": try SwiftEngine(.native)
        case "hybrid": try SwiftEngine(.hybrid)
        case "csolver": CSolverEngine.csolver()
        case "layout": LayoutEngine.layout
        case "stacks": LayoutEngine.stacks
        case "uikit": UIKitEngine.uikit
        case "uikit-stacks": UIKitEngine.stacks
        case "glpk": try CSolverEngine.glpk()
        case "glpk-ties": try CSolverEngine.glpkWithTies()
        default: nil
        }
    }
}
