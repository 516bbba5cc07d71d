import QuoinScenes

/// A number of points for people: three decimals at most.
func points(_ value: Double) -> String {
    if value.magnitude >= 1e9 { return value < 0 ? "-∞" : "∞" }
    let rounded = (value * 1000).rounded() / 1000
    return plainNumber(rounded == 0 ? 0 : rounded)
}

/// A factor: five digits.
func factor(_ value: Double) -> String {
    guard value.magnitude < 1e9 else { return points(value) }
    return plainNumber((value * 100_000).rounded() / 100_000)
}
