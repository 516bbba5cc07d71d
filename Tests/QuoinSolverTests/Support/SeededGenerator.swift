/// A random number generator that gives the same numbers for the same seed (SplitMix64), so that a failure can be repeated.
///
/// The one generator of all tests: other targets have a link to this file.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: some BinaryInteger) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to but not including `limit`; 0 for a limit below 1.
    mutating func below(_ limit: Int) -> Int { limit > 0 ? Int(next() % UInt64(limit)) : 0 }

    mutating func roll(_ range: ClosedRange<Int>) -> Int { range.lowerBound + below(range.upperBound - range.lowerBound + 1) }

    /// True once in `sides` throws.
    mutating func once(in sides: Int) -> Bool { below(sides) == 0 }

    /// True in `percent` of a hundred throws.
    mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

    mutating func pick<Element>(_ choices: [Element]) -> Element { choices[below(choices.count)] }
}
