/// The reason why text cannot be measured with a font file.
public enum OpenTypeError: Error, Hashable, Sendable {
    /// There is no file at the path, or it cannot be read.
    case unreadable(path: String)
    /// The file is larger than 256 MB.
    case tooLarge(path: String)
    /// The file is neither OpenType, TrueType nor a collection of them.
    case notAFont
    /// The index is out of range: the collection has only `count` fonts.
    case noFont(index: Int, count: Int)
    case missingTable(String)
    /// The table ends before something that it promises.
    case truncated(table: String)
    case invalid(table: String, reason: String)
}

extension OpenTypeError: CustomStringConvertible {
    /// A line with the problem and a remedy.
    public var description: String {
        switch self {
        case .unreadable(let path): "\(path) cannot be read: check the path and its permissions"
        case .tooLarge(let path): "\(path) is larger than 256 MB, which no font is"
        case .notAFont: "this is no OpenType or TrueType font: name an .otf, .ttf, .ttc or .otc file, not a compressed web font"
        case .noFont(let index, let count): "the collection has \(count) fonts, so there is none at index \(index)"
        case .missingTable(let tag): "the font has no table '\(tag)': it is incomplete, take another copy"
        case .truncated(let tag): "the font's table '\(tag)' ends too early: the file is damaged, take another copy"
        case .invalid(let tag, let reason): "the font's table '\(tag)' is damaged: \(reason)"
        }
    }
}
