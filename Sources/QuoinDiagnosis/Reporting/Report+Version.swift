extension Report {
    /// The version that reports are signed with. The wheel's is read from this file.
    public static let toolVersion = "0.1.0"
}
