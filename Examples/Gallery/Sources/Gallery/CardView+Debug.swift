#if os(iOS) || os(tvOS) || os(macOS)

    extension CardView {
        open override var description: String { return "<CardView \(Self.letters(of: count))>" }

        fileprivate static func letters(of count: Int) -> String { return String(repeating: "#", count: count) }
    }

#endif
