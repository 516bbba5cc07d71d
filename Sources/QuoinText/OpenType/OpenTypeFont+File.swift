// The one place where text measuring asks the system for a file: by the C library, since Foundation, and be it its smallest
// part, would make up nearly a third of the static command.

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(ucrt)
    import ucrt
#endif

#if canImport(Glibc) || canImport(Musl) || canImport(Android) || canImport(Darwin) || canImport(ucrt)
    extension OpenTypeFont {
        /// Reads a font file.
        public init(path: String, index: Int = 0) throws(OpenTypeError) {
            try self.init(bytes: Self.bytes(path), index: index)
        }

        /// Larger files than the largest fonts that there are.
        private static let mostBytes = 256 << 20

        /// The bytes of a file.
        static func bytes(_ path: String) throws(OpenTypeError) -> [UInt8] {
            guard let file = fopen(path, "rb") else { throw .unreadable(path: path) }
            defer { fclose(file) }
            var bytes: [UInt8] = []
            var chunk = [UInt8](repeating: 0, count: 1 << 16)
            while true {
                let count = fread(&chunk, 1, chunk.count, file)
                bytes += chunk[..<count]
                guard bytes.count <= mostBytes else { throw .tooLarge(path: path) }
                if count == chunk.count { continue }
                guard ferror(file) == 0 else { throw .unreadable(path: path) }
                return bytes
            }
        }
    }
#endif
