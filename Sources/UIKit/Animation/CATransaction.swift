/// A group of layer changes. The changes apply at once, and the completion runs at the commit.
open class CATransaction: NSObject {
    open class func begin() { UIKitState.transactions.append(nil) }
    open class func commit() { if let completion = UIKitState.transactions.popLast() { completion?() } }
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        if UIKitState.transactions.isEmpty { return block?() ?? () }
        UIKitState.transactions[UIKitState.transactions.count - 1] = block
    }
    open class func completionBlock() -> (() -> Void)? { UIKitState.transactions.last ?? nil }
    /// No effect.
    open class func setDisableActions(_ flag: Bool) {}
    /// No effect.
    open class func disableActions() -> Bool { true }
    /// No effect.
    open class func setAnimationDuration(_ dur: CFTimeInterval) {}
    /// No effect.
    open class func animationDuration() -> CFTimeInterval { 0 }
    /// No effect.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    /// No effect.
    open class func flush() {}
    /// No effect.
    open class func setValue(_ anObject: Any?, forKey key: String) {}
    /// No effect.
    open class func value(forKey key: String) -> Any? { nil }
}

public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
