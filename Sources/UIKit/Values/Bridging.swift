// Bridging of geometry: `width as NSNumber`, `frame as NSValue`, and back. On iOS Foundation bridges these types; on Linux only
// other numbers.

extension CGFloat: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) { result = CGFloat(source.doubleValue) }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(source.doubleValue)
        return true
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat { CGFloat(source?.doubleValue ?? 0) }
}

/// A value that Foundation stores in an `NSValue` or `NSNumber`.
public protocol _BoxedInValue {
    init()
    func _box() -> NSValue
    static func _open(_ box: NSValue) -> Self
}

extension _BoxedInValue {
    public func _bridgeToObjectiveC() -> NSValue { _box() }
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }
    /// Fails if the box holds a value of another type.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
        result = strcmp(source.objCType, Self()._box().objCType) == 0 ? _open(source) : nil
        return result != nil
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
        var result: Self?
        if let source { _forceBridgeFromObjectiveC(source, result: &result) }
        return result ?? Self()
    }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, _BoxedInValue {
    public func _box() -> NSValue { NSValue(cgRect: self) }
    public static func _open(_ box: NSValue) -> CGRect { box.cgRectValue }
}
extension CGSize: @retroactive _ObjectiveCBridgeable, _BoxedInValue {
    public func _box() -> NSValue { NSValue(cgSize: self) }
    public static func _open(_ box: NSValue) -> CGSize { box.cgSizeValue }
}
extension CGPoint: @retroactive _ObjectiveCBridgeable, _BoxedInValue {
    public func _box() -> NSValue { NSValue(cgPoint: self) }
    public static func _open(_ box: NSValue) -> CGPoint { box.cgPointValue }
}
extension CGVector: _ObjectiveCBridgeable, _BoxedInValue {
    public func _box() -> NSValue { NSValue(cgVector: self) }
    public static func _open(_ box: NSValue) -> CGVector { box.cgVectorValue }
}
extension UIEdgeInsets: _ObjectiveCBridgeable, _BoxedInValue {
    public func _box() -> NSValue { NSValue(uiEdgeInsets: self) }
    public static func _open(_ box: NSValue) -> UIEdgeInsets { box.uiEdgeInsetsValue }
}
extension NSDirectionalEdgeInsets: _ObjectiveCBridgeable, _BoxedInValue {
    public func _box() -> NSValue { NSValue(directionalEdgeInsets: self) }
    public static func _open(_ box: NSValue) -> NSDirectionalEdgeInsets { box.directionalEdgeInsetsValue }
}
extension UIOffset: _ObjectiveCBridgeable, _BoxedInValue {
    public func _box() -> NSValue { NSValue(uiOffset: self) }
    public static func _open(_ box: NSValue) -> UIOffset { box.uiOffsetValue }
}
