extension CGFloat: @retroactive _HasCustomAnyHashableRepresentation {
    /// The number as a `Double`, so that it equals other numbers as an `AnyHashable`, as on Apple's platforms: `#expect(view.frame.maxY == 20 + 44)`
    /// compares that way.
    public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(native) }
}
