import QuoinScenes

// Numbers for people.

/// A number of points with three decimals at most, and none that say nothing.
func points(_ value: Double, digits: Int = 3) -> String {
    if value.magnitude >= 1e9 { return value < 0 ? "-∞" : "∞" }
    let unit = digits == 2 ? 100.0 : 1000.0
    let rounded = (value * unit).rounded() / unit
    return plainNumber(rounded == 0 ? 0 : rounded)
}

/// A length as findings write it: two decimals at most.
func inPoints(_ value: Double) -> String { points(value, digits: 2) }

/// A factor: five digits.
func factor(_ value: Double) -> String {
    guard value.magnitude < 1e9 else { return points(value) }
    return plainNumber((value * 100_000).rounded() / 100_000)
}
