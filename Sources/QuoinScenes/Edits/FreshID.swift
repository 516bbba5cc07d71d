extension Scene {
    /// An id for a new constraint that nothing in the scene has, in Interface Builder's form, such as `aB3-dE-fG6`.
    ///
    /// The same constraint gets the same id in every run.
    package func freshID(for constraint: SceneConstraint) -> String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
        let taken = Set(nodes.map(\.id) + constraints.compactMap(\.id))
        let second = constraint.second.map { "\($0)" } ?? ""
        let seed = "\(constraint.first).\(constraint.firstAttribute.name) \(second).\(constraint.secondAttribute.name)"
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in seed.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        while true {
            var id = ""
            var rest = hash
            for index in 0..<8 {
                if index == 3 || index == 5 { id += "-" }
                id.append(digits[Int(rest % 62)])
                rest /= 62
            }
            if !taken.contains(id) { return id }
            hash = hash &* 0x100_0000_01B3 &+ 1
        }
    }
}
