// What a row is made of without the constraint's mentioning it.

extension System {
    /// Multiplied locations are measured in their items' common ancestor (CM-7), whose alignment insets are numbers in them.
    func referenceChanged(_ ancestor: Item) {
        var owner: Item? = ancestor
        while let above = owner {
            var constraint = above.firstOwned
            while let found = constraint {
                if found.multiplier != 1, found.firstAttribute.isLocation { constantChanged(found) }
                constraint = found.nextOwned
            }
            owner = above.parent
        }
    }
}
