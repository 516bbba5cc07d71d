/// Changes that show together. They are made at once here, and the completion follows the commit.
open class CATransaction: NSObject {
    open class func begin() { UIKitState.transactions.append(nil) }
    open class func commit() { if let completion = UIKitState.transactions.popLast() { completion?() } }
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        if UIKitState.transactions.isEmpty { return block?() ?? () }
        UIKitState.transactions[UIKitState.transactions.count - 1] = block
    }
    open class func completionBlock() -> (() -> Void)? { UIKitState.transactions.last ?? nil }
    open class func setDisableActions(_ flag: Bool) {}
    open class func disableActions() -> Bool { true }
    open class func setAnimationDuration(_ dur: CFTimeInterval) {}
    open class func animationDuration() -> CFTimeInterval { 0 }
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    open class func flush() {}
}
