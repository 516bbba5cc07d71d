import CSolver
import Foundation

/// An allocator that counts, and refuses one request.
final class Meter {
    private(set) var requests = 0
    private(set) var bytes = 0
    /// The request that gets nothing, from 1; nil: none.
    var failing: Int?

    var allocator: quoin_allocator {
        quoin_allocator(
            resize: { context, pointer, oldSize, newSize in
                guard let context else { return nil }
                return Unmanaged<Meter>.fromOpaque(context).takeUnretainedValue().resize(pointer, from: oldSize, to: newSize)
            }, context: Unmanaged.passUnretained(self).toOpaque())
    }

    private func resize(_ pointer: UnsafeMutableRawPointer?, from oldSize: Int, to newSize: Int) -> UnsafeMutableRawPointer? {
        if newSize == 0 {
            free(pointer)
            bytes -= pointer == nil ? 0 : oldSize
            return nil
        }
        requests += 1
        if requests == failing { return nil }
        guard let moved = realloc(pointer, newSize) else { return nil }
        bytes += newSize - (pointer == nil ? 0 : oldSize)
        return moved
    }
}
