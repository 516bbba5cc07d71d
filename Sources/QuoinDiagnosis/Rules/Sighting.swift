/// What a detector saw in one environment; sightings of the same thing in several become one finding.
struct Sighting: Sendable {
    /// The view or constraint it is about; nil: the whole scene.
    var object: String?
    /// Tells apart what one rule can say of one object, such as an axis.
    var aspect = ""
    /// Nil: the rule's.
    var severity: Severity?
    var message: String
    /// What to do, in words.
    var advice: String?
    /// What can be done to the file by itself.
    var repair: Repair?
    var related: [Finding.Related] = []
    var tolerance: Double?

    init(_ object: String?, aspect: String = "", severity: Severity? = nil, _ message: String, advice: String? = nil) {
        self.object = object
        self.aspect = aspect
        self.severity = severity
        self.message = message
        self.advice = advice
    }
}
