import Workloads

/// Something that can be measured. To add one, write these two types in a file of their own and put the engine into
/// `Engines.all`.
///
///     struct MyEngine: Engine {
///         let name = "mine"
///         func prepare(_ picture: Picture) throws -> any PreparedEngine { PreparedMyEngine(picture) }
///     }
public protocol Engine {
    var name: String { get }

    /// Whether it can draw the workload at all.
    func draws(_ workload: Workload) -> Bool

    /// Translates the picture into what the engine is fed. Not timed.
    func prepare(_ picture: Picture) throws -> any PreparedEngine
}

extension Engine {
    public func draws(_ workload: Workload) -> Bool { true }
}

/// The point that a view's x and y are measured from.
public enum Origins: Sendable {
    case window, parent
}

/// An engine prepared for one picture.
///
///     build ──▶ read ──▶ (edit ──▶ read)* ──▶ clear ──▶ build ──▶ countAmbiguous ──▶ clear ──▶ …
///      └── timed ──┘      └─ timed ─┘                              └─── timed ──┘
public protocol PreparedEngine: AnyObject {
    /// The four numbers that `read` gives for a view.
    var variables: LoweredPicture.Variables { get }

    /// The point from which x and y are measured.
    var origins: Origins { get }

    /// The tolerance of the numbers, relative to the largest: engines in single precision have a larger one.
    var precision: Double { get }

    /// Whether the answer is meant to be optimal at every priority, or only to respect the required rows.
    var isOptimal: Bool { get }

    /// Creates everything, adds the rows in order, solves.
    func build() throws

    /// Changes the problem and solves again.
    func edit(_ edit: Edit) throws

    /// Counts what the answer leaves open: variables, or views for an engine that has views. nil where the engine cannot tell.
    func countAmbiguous() throws -> Int?

    /// Writes every value, four a view. After an edit, into the same buffer as before: those that changed are enough.
    func read(into values: UnsafeMutableBufferPointer<Double>) throws

    /// Forgets everything `build` made. Not timed.
    func clear()

    /// The counts of the engine's last full solve.
    var counts: Counts? { get }

    /// The number of views that the last edit moved; nil if the engine does not say.
    var moved: Int? { get }
}

extension PreparedEngine {
    public var precision: Double { 1e-9 }
    public var isOptimal: Bool { true }
    public var counts: Counts? { nil }
    public func countAmbiguous() throws -> Int? { nil }
    public var moved: Int? { nil }
    public var origins: Origins { .window }
}

public struct Counts: Sendable, Equatable, Codable {
    public var rows = 0
    public var classes = 0
    public var springs = 0
    public var eliminated = 0
    public var kernelRows = 0
    public var allocations = 0

    public init() {}
}

/// An engine that is not there: why, or the command that makes it.
public struct Unavailable: Error, Equatable {
    public var remedy: String

    public init(_ remedy: String) { self.remedy = remedy }
}

/// An engine that gave up.
public struct EngineFailure: Error, Equatable, CustomStringConvertible {
    public var message: String

    public init(_ message: String) { self.message = message }

    public var description: String { message }
}
