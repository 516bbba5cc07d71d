/// Whether two values are known to be equal: by `==`, or as the same object.
func areEqual(_ first: Any, _ second: Any) -> Bool {
    func compare<Value: Equatable>(_ first: Value) -> Bool { first == second as? Value }
    if let first = first as? any Equatable { return compare(first) }
    return type(of: first) is AnyClass && first as AnyObject === second as AnyObject
}
