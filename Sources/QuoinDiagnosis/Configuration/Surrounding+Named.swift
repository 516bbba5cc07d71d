import QuoinBehaviors
import QuoinScenes

extension Surrounding {
    /// Those of a name as configurations and command lines write it: a ``name``, or with `all` in a device's place one for each device.
    ///
    /// ```swift
    /// Surrounding.named("all:landscape")?.count == Device.all.count
    /// Surrounding.named("retina4_8")                // nil
    /// ```
    public static func named(_ name: String) -> [Surrounding]? {
        let parts = name.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard let place = parts.firstIndex(of: "all") else { return Surrounding(name).map { [$0] } }
        var rest = parts
        rest.remove(at: place)
        guard let other = rest.isEmpty ? .own : Surrounding(rest.joined(separator: ":")), other.device == nil else { return nil }
        return Device.all.map { device in
            var surrounding = other
            surrounding.device = device
            return surrounding
        }
    }

    /// What to say about a name that means none.
    public static func complaint(about name: String) -> String {
        let parts = name.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        let form = "a device is written like retina4_7, retina6_12:landscape or retina4_7:AX3:rtl"
        guard let wrong = parts.first(where: { $0 != "all" && Surrounding($0) == nil }) else {
            return "\"\(name)\" says something twice: \(form)"
        }
        let near = nearest(to: wrong, among: knownParts).map { ": did you mean \"\($0)\"?" } ?? ": \(form)"
        return "unknown device \"\(wrong)\"\(near)"
    }
}
