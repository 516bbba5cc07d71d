// Values as bytes, one behind the other, without names: small, and read at the speed of copying.

struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    mutating func add(_ number: Int) { withUnsafeBytes(of: Int64(number).littleEndian) { bytes += $0 } }

    mutating func add(_ number: Double) { withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes += $0 } }

    mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    mutating func add(_ text: String) {
        add(text.utf8.count)
        bytes += text.utf8
    }

    mutating func add<Value>(_ value: Value?, _ write: (inout ByteWriter, Value) -> Void) {
        bytes.append(value == nil ? 0 : 1)
        if let value { write(&self, value) }
    }

    mutating func add<Value>(_ values: [Value], _ write: (inout ByteWriter, Value) -> Void) {
        add(values.count)
        for value in values { write(&self, value) }
    }
}

/// The error for bytes that do not contain the expected value.
struct ByteError: Error {}

/// A reader of values that a ``ByteWriter`` wrote, in the same order.
struct ByteReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func number() throws(ByteError) -> Int { Int(truncatingIfNeeded: try word()) }

    mutating func double() throws(ByteError) -> Double { Double(bitPattern: try word()) }

    mutating func flag() throws(ByteError) -> Bool {
        switch try take(1).first {
        case 0: false
        case 1: true
        default: throw ByteError()
        }
    }

    mutating func text() throws(ByteError) -> String { String(decoding: try take(try number()), as: UTF8.self) }

    mutating func optional<Value>(_ read: (inout ByteReader) throws(ByteError) -> Value) throws(ByteError) -> Value? {
        switch try take(1).first {
        case 0: nil
        case 1: try read(&self)
        default: throw ByteError()
        }
    }

    mutating func list<Value>(_ read: (inout ByteReader) throws(ByteError) -> Value) throws(ByteError) -> [Value] {
        let count = try number()
        // Each value takes a byte at least, so a wrong count asks for no memory.
        guard (0...rest.count).contains(count) else { throw ByteError() }
        var values: [Value] = []
        values.reserveCapacity(count)
        for _ in 0..<count { values.append(try read(&self)) }
        return values
    }

    private mutating func word() throws(ByteError) -> UInt64 {
        try take(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    private mutating func take(_ count: Int) throws(ByteError) -> ArraySlice<UInt8> {
        guard (0...rest.count).contains(count) else { throw ByteError() }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }
}
