extension Picture {
    /// The same rows in another order. It can be built and counted, not edited: labels no longer know their rows.
    public func shuffled(seed: UInt64) -> Picture {
        var generator = SplitMix(state: seed)
        var picture = self
        let order = rows.indices.shuffled(using: &generator)
        picture.rows = order.map { rows[$0] }
        picture.windowRow = order.firstIndex(of: windowRow) ?? windowRow
        picture.labels = []
        return picture
    }
}

/// Steele, Lea and Flood's generator: small, fast, and the same everywhere.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
