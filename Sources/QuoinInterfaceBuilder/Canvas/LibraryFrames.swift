import QuoinLayout

/// The frames that views have in Interface Builder's library.
///
/// A view that is installed in some size classes only, and not in those of the canvas, was never laid out there: it stands
/// as it came from the library, centered on its superview's corner or above it. Seen in files of Xcode 6 and 7.
enum LibraryFrames {
    static func frame(_ name: String) -> Rect {
        switch name {
        case "button": Rect(x: -23, y: -15, width: 46, height: 30)
        case "textField": Rect(x: -25, y: -30, width: 97, height: 30)
        case "label": Rect(x: 0, y: -21, width: 42, height: 21)
        case "view": Rect(x: 0, y: 0, width: 320, height: 568)
        default: Rect(x: 0, y: 0, width: 240, height: 128)
        }
    }
}
