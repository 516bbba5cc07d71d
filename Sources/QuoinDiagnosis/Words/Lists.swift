/// `Title`, `Title and Body`, `Title, Body and 3 more`
func listed(_ names: [String], most: Int = 3) -> String {
    if names.count > most { return names.prefix(most - 1).joined(separator: ", ") + " and \(names.count - most + 1) more" }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
}

extension String {
    /// The text as the beginning of a sentence.
    var capitalizedFirst: String { isEmpty ? self : prefix(1).uppercased() + dropFirst() }
}
