import QuoinScenes

/// The reason why a configuration or a baseline cannot be used, with its position.
///
/// ```swift
/// print(error)        // .quoin.json:3:5: error: unknown key "exclude": did you mean "excluded"?
/// ```
public struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the file.
    public var path: String
    /// The cause, with the fix where one is known.
    public var message: String
    /// The line in the file, from 1; nil if the error has no position.
    public var line: Int?
    /// The column in the line, from 1; nil if the error has no position.
    public var column: Int?

    /// Creates an error about a file or about a position in it.
    public init(_ message: String, path: String, line: Int? = nil, column: Int? = nil) {
        self.message = message
        self.path = path
        self.line = line
        self.column = column
    }

    init(_ message: String, path: String, at value: JSONValue) {
        let position = value.position
        self.init(message, path: path, line: position.line, column: position.column)
    }

    /// The text of such a file.
    static func json(_ bytes: [UInt8], path: String) throws(ConfigurationError) -> JSONText {
        do throws(JSONError) {
            return try JSONText(bytes)
        } catch {
            throw ConfigurationError(error.message, path: path, line: error.position.line, column: error.position.column)
        }
    }

    public var description: String {
        let location = [line, column].compactMap { $0.map { ":\($0)" } }.joined()
        return "\(path)\(location): error: \(message)"
    }
}
