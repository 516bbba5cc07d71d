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
            guard let bytes = Self.bytes(of: path) else { throw .unreadable(path: path) }
            try self.init(bytes: bytes, index: index)
        }

        /// Reads a file; nil if there is none, or it cannot be read to its end.
        private static func bytes(of path: String) -> [UInt8]? {
            guard let file = fopen(path, "rb") else { return nil }
            defer { fclose(file) }
            var bytes: [UInt8] = []
            var chunk = [UInt8](repeating: 0, count: 1 << 16)
            while true {
                let count = fread(&chunk, 1, chunk.count, file)
                bytes += chunk[..<count]
                if count < chunk.count { return ferror(file) == 0 ? bytes : nil }
            }
        }
    }
#endif
