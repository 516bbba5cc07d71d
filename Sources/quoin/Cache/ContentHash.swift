/// A hash of bytes that is the same in every run and on every machine: SipHash-2-4 with an answer of 128 bits.
///
/// Two different files have the same one by chance once in 2^64 files. It is not cryptographic: two files with the same hash can be made on purpose
/// them. O(bytes), about a byte a nanosecond.
struct ContentHash {
    private(set) var words: (UInt64, UInt64)

    init(_ bytes: [UInt8]) {
        var state = State()
        bytes.withUnsafeBytes { bytes in
            let whole = bytes.count & ~7
            for start in stride(from: 0, to: whole, by: 8) {
                state.take(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)))
            }
            var last = UInt64(truncatingIfNeeded: bytes.count) << 56
            for index in whole..<bytes.count { last |= UInt64(bytes[index]) << UInt64(8 * (index - whole)) }
            state.take(last)
        }
        words = state.finished
    }

    init(_ text: String) { self.init(Array(text.utf8)) }

    /// 32 hexadecimal digits, of the first byte first.
    var text: String {
        [words.0, words.1].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
            .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// The four words of SipHash, for the key 00 01 … 0f of its paper.
    private struct State {
        private var a: UInt64 = 0x736f_6d65_7073_6575 ^ 0x0706_0504_0302_0100
        private var b: UInt64 = 0x646f_7261_6e64_6f6d ^ 0x0f0e_0d0c_0b0a_0908 ^ 0xee
        private var c: UInt64 = 0x6c79_6765_6e65_7261 ^ 0x0706_0504_0302_0100
        private var d: UInt64 = 0x7465_6462_7974_6573 ^ 0x0f0e_0d0c_0b0a_0908

        mutating func take(_ word: UInt64) {
            d ^= word
            mix(2)
            a ^= word
        }

        var finished: (UInt64, UInt64) {
            var state = self
            state.c ^= 0xee
            state.mix(4)
            let first = state.a ^ state.b ^ state.c ^ state.d
            state.b ^= 0xdd
            state.mix(4)
            return (first, state.a ^ state.b ^ state.c ^ state.d)
        }

        @inline(__always)
        private mutating func mix(_ rounds: Int) {
            for _ in 0..<rounds {
                a &+= b
                b = a ^ (b << 13 | b >> 51)
                a = a << 32 | a >> 32
                c &+= d
                d = c ^ (d << 16 | d >> 48)
                a &+= d
                d = a ^ (d << 21 | d >> 43)
                c &+= b
                b = c ^ (b << 17 | b >> 47)
                c = c << 32 | c >> 32
            }
        }
    }
}
