import QuoinDrawing

/// The SHA-256 of some bytes, by which a page says what script may run in it.
struct SHA256 {
    private(set) var bytes: [UInt8] = []

    /// `sha256-…`, as a content security policy has it.
    var source: String { "sha256-" + Base64.text(bytes) }

    init(_ message: [UInt8]) {
        var padded = message + [0x80]
        while padded.count % 64 != 56 { padded.append(0) }
        for shift in stride(from: 56, through: 0, by: -8) { padded.append(UInt8(truncatingIfNeeded: (UInt64(message.count) * 8) >> shift)) }
        var state: [UInt32] = [
            0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
        ]
        for start in stride(from: 0, to: padded.count, by: 64) { SHA256.mix(padded[start..<start + 64], into: &state) }
        for word in state { for shift in stride(from: 24, through: 0, by: -8) { bytes.append(UInt8(truncatingIfNeeded: word >> shift)) } }
    }

    private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
        var words = [UInt32](repeating: 0, count: 64)
        for (index, byte) in block.enumerated() { words[index / 4] |= UInt32(byte) << (24 - 8 * UInt32(index % 4)) }
        for index in 16..<64 {
            let first = words[index - 15], last = words[index - 2]
            words[index] =
                words[index - 16] &+ words[index - 7] &+ (turned(first, 7) ^ turned(first, 18) ^ first >> 3)
                &+ (turned(last, 17) ^ turned(last, 19) ^ last >> 10)
        }
        var turn = state
        for index in 0..<64 {
            let (a, e) = (turn[0], turn[4])
            let choice = e & turn[5] ^ ~e & turn[6], majority = a & turn[1] ^ a & turn[2] ^ turn[1] & turn[2]
            let sum = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
            let first = turn[7] &+ sum &+ choice &+ constants[index] &+ words[index]
            let second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ majority
            turn = [first &+ second, a, turn[1], turn[2], turn[3] &+ first, e, turn[5], turn[6]]
        }
        for index in 0..<8 { state[index] &+= turn[index] }
    }

    private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = {
        var primes: [Double] = []
        var next = 2
        while primes.count < 64 {
            if !primes.contains(where: { next % Int($0) == 0 }) { primes.append(Double(next)) }
            next += 1
        }
        return primes.map { prime in
            // Newton's method: a cube root that is right to the last of a double's 53 bits.
            var root = prime / 2
            for _ in 0..<60 { root -= (root * root * root - prime) / (3 * root * root) }
            return UInt32((root - root.rounded(.down)) * 4_294_967_296)
        }
    }()
}
