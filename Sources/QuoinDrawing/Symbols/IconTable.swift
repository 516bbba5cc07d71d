/// The icons that replace system symbols, by the symbols' names: strokes first, then areas that are filled even where the
/// symbol is an outline.
enum IconTable {
    struct Icon {
        var strokes: String
        var areas = ""
    }

    /// Returns the icon for a symbol's name without `.fill`, `.circle` and the like; nil if there is none.
    static func icon(_ name: String) -> Icon? { icons[aliases[name] ?? name] }

    private static let aliases: [String: String] = [
        "multiply": "xmark", "gear": "gearshape", "line.horizontal.3": "line.3.horizontal", "house": "house", "person.crop": "person",
        "arrow.counterclockwise": "arrow.clockwise", "arrow.2.circlepath": "arrow.clockwise",
        "arrow.triangle.2.circlepath": "arrow.clockwise",
        "person.2": "person.2", "person.3": "person.2", "message": "bubble.left", "bubble.right": "bubble.left",
        "text.bubble": "bubble.left",
        "bubble.left.and.bubble.right": "bubble.left", "document": "doc", "doc.text": "doc.text", "doc.plaintext": "doc.text",
        "note.text": "doc.text", "doc.richtext": "doc.text", "square.and.arrow.down": "square.and.arrow.down",
        "rectangle.portrait.and.arrow.right": "rectangle.portrait.and.arrow.right", "mappin.and.ellipse": "mappin", "location": "location",
        "lock.open": "lock", "arrowshape.turn.up.backward": "arrow.uturn.left", "arrowshape.turn.up.left": "arrow.uturn.left",
        "arrow.uturn.backward": "arrow.uturn.left", "photo.on.rectangle": "photo", "photo.on.rectangle.angled": "photo",
        "list.dash": "list.bullet", "list.number": "list.bullet", "text.justify": "line.3.horizontal",
        "text.alignleft": "line.3.horizontal",
        "camera.rotate": "camera", "heart.text": "heart", "icloud": "cloud", "network": "globe", "safari": "safari", "book.closed": "book",
        "books.vertical": "book", "text.book.closed": "book", "speaker.wave.2": "speaker", "speaker.wave.3": "speaker",
        "calendar.badge.plus": "calendar",
        "hand.thumbsup": "hand.thumbsup", "square.grid.3x3": "square.grid.2x2", "slider.horizontal.3": "slider.horizontal.3",
        "line.3.horizontal.decrease": "line.3.horizontal.decrease", "dollarsign": "dollarsign", "cart.badge.plus": "cart",
        "bell.badge": "bell",
        "iphone": "iphone", "applewatch": "iphone", "ipad": "iphone", "desktopcomputer": "display", "laptopcomputer": "display",
        "tv": "display",
    ]

    private static let icons: [String: Icon] = [
        "plus": Icon(strokes: "M 12 4 V 20 M 4 12 H 20"), "minus": Icon(strokes: "M 4 12 H 20"),
        "xmark": Icon(strokes: "M 5.5 5.5 L 18.5 18.5 M 18.5 5.5 L 5.5 18.5"), "checkmark": Icon(strokes: "M 4.5 12.5 L 9.5 18 L 19.5 6"),
        "chevron.left": Icon(strokes: "M 15 4 L 7.5 12 L 15 20"), "chevron.right": Icon(strokes: "M 9 4 L 16.5 12 L 9 20"),
        "chevron.up": Icon(strokes: "M 4 15.5 L 12 8 L 20 15.5"), "chevron.down": Icon(strokes: "M 4 8.5 L 12 16 L 20 8.5"),
        "chevron.backward": Icon(strokes: "M 15 4 L 7.5 12 L 15 20"), "chevron.forward": Icon(strokes: "M 9 4 L 16.5 12 L 9 20"),
        "chevron.up.chevron.down": Icon(strokes: "M 7 9.5 L 12 4.5 L 17 9.5 M 7 14.5 L 12 19.5 L 17 14.5"),
        "arrow.left": Icon(strokes: "M 20 12 H 4 M 11 5 L 4 12 L 11 19"),
        "arrow.right": Icon(strokes: "M 4 12 H 20 M 13 5 L 20 12 L 13 19"),
        "arrow.backward": Icon(strokes: "M 20 12 H 4 M 11 5 L 4 12 L 11 19"),
        "arrow.forward": Icon(strokes: "M 4 12 H 20 M 13 5 L 20 12 L 13 19"),
        "arrow.up": Icon(strokes: "M 12 20 V 4 M 5 11 L 12 4 L 19 11"), "arrow.down": Icon(strokes: "M 12 4 V 20 M 5 13 L 12 20 L 19 13"),
        "magnifyingglass": Icon(strokes: "O 10.5 10.5 6.5 M 15.4 15.4 L 20.5 20.5"),
        "gearshape": Icon(
            strokes:
                "O 12 12 3.2 M 10.3 3.5 H 13.7 L 14.3 6 L 16.6 7.3 L 19 6.6 L 20.7 9.6 L 18.9 11.3 V 12.7 L 20.7 14.4 L 19 17.4 L 16.6 16.7 L 14.3 18 L 13.7 20.5 H 10.3 L 9.7 18 L 7.4 16.7 L 5 17.4 L 3.3 14.4 L 5.1 12.7 V 11.3 L 3.3 9.6 L 5 6.6 L 7.4 7.3 L 9.7 6 Z"
        ),
        "person": Icon(strokes: "O 12 8 4 M 4.5 20 C 4.5 15.6 8 14 12 14 C 16 14 19.5 15.6 19.5 20 Z"),
        "person.2": Icon(
            strokes:
                "O 9 8.5 3.4 M 2.5 19.5 C 2.5 15.6 5.4 14 9 14 C 12.6 14 15.5 15.6 15.5 19.5 Z M 15 5.4 C 19 4.8 19.6 11 16 11.8 M 17.5 14 C 20 14.4 21.5 16.4 21.5 19.5"
        ),
        "house": Icon(strokes: "M 12 4 L 21 12 H 18.5 V 20 H 14 V 14.5 H 10 V 20 H 5.5 V 12 H 3 Z"),
        "star": Icon(
            strokes: "M 12 3 L 14.7 9 L 21.2 9.6 L 16.3 13.9 L 17.8 20.3 L 12 16.9 L 6.2 20.3 L 7.7 13.9 L 2.8 9.6 L 9.3 9 Z"),
        "heart": Icon(
            strokes:
                "M 12 20.2 C 6 16 3 12.6 3 9 C 3 6.2 5.1 4.2 7.6 4.2 C 9.4 4.2 11 5.2 12 7 C 13 5.2 14.6 4.2 16.4 4.2 C 18.9 4.2 21 6.2 21 9 C 21 12.6 18 16 12 20.2 Z"
        ),
        "trash": Icon(
            strokes: "M 4.5 6.5 H 19.5 M 9 6.5 V 4 H 15 V 6.5 M 6.2 6.5 L 7.2 20.5 H 16.8 L 17.8 6.5 M 10 10 L 10.3 17 M 14 10 L 13.7 17"),
        "square.and.arrow.up": Icon(strokes: "M 12 15 V 3 M 8 7 L 12 3 L 16 7 M 8.5 9.5 H 5.5 V 21 H 18.5 V 9.5 H 15.5"),
        "square.and.arrow.down": Icon(strokes: "M 12 3 V 15 M 8 11 L 12 15 L 16 11 M 8.5 9.5 H 5.5 V 21 H 18.5 V 9.5 H 15.5"),
        "rectangle.portrait.and.arrow.right": Icon(strokes: "M 13 7.5 V 4 H 4 V 20 H 13 V 16.5 M 9 12 H 21 M 17.5 8.5 L 21 12 L 17.5 15.5"),
        "pencil": Icon(strokes: "M 4 20 L 5 15.5 L 16.5 4 L 20 7.5 L 8.5 19 Z M 14.5 6 L 18 9.5"),
        "square.and.pencil": Icon(strokes: "M 13 5 H 4.5 V 19.5 H 19 V 11 M 10 14.5 L 10.8 11.4 L 18.8 3.4 L 21 5.6 L 13 13.6 Z"),
        "info": Icon(strokes: "M 12 10.5 V 19 M 9.8 10.5 H 12 M 9.5 19 H 14.5", areas: "O 12 6 1.6"),
        "questionmark": Icon(
            strokes: "M 8 8 C 8 5.4 9.8 4 12.2 4 C 14.6 4 16.2 5.5 16.2 7.6 C 16.2 10.8 12.2 10.9 12.2 14.4", areas: "O 12.2 18.6 1.4"),
        "exclamationmark": Icon(strokes: "M 12 4 V 14", areas: "O 12 18.6 1.5"),
        "exclamationmark.triangle": Icon(strokes: "M 12 3.5 L 22 20.5 H 2 Z M 12 9.5 V 14.5", areas: "O 12 17.3 1.1"),
        "bell": Icon(
            strokes:
                "M 5 17.5 C 6.8 15.5 6.6 13 6.6 10.4 C 6.6 7 9 4.6 12 4.6 C 15 4.6 17.4 7 17.4 10.4 C 17.4 13 17.2 15.5 19 17.5 Z M 10 20.4 H 14"
        ),
        "camera": Icon(strokes: "R 2.5 7 19 13 2.4 O 12 13.4 3.8 M 8 7 L 9.4 4.4 H 14.6 L 16 7"),
        "photo": Icon(strokes: "R 2.5 4.5 19 15 2.4 M 3 16.5 L 8.5 11 L 13 15.5 L 15.5 13 L 21 18", areas: "O 16.2 9 1.7"),
        "play": Icon(strokes: "M 6.5 4 L 19.5 12 L 6.5 20 Z"), "pause": Icon(strokes: "", areas: "R 6 4.5 4 15 1 R 14 4.5 4 15 1"),
        "stop": Icon(strokes: "R 5 5 14 14 1.5"), "forward": Icon(strokes: "M 3 5.5 L 12 12 L 3 18.5 Z M 12 5.5 L 21 12 L 12 18.5 Z"),
        "backward": Icon(strokes: "M 21 5.5 L 12 12 L 21 18.5 Z M 12 5.5 L 3 12 L 12 18.5 Z"),
        "list.bullet": Icon(strokes: "M 9 6 H 21 M 9 12 H 21 M 9 18 H 21", areas: "O 4.2 6 1.5 O 4.2 12 1.5 O 4.2 18 1.5"),
        "line.3.horizontal": Icon(strokes: "M 3.5 6.5 H 20.5 M 3.5 12 H 20.5 M 3.5 17.5 H 20.5"),
        "line.3.horizontal.decrease": Icon(strokes: "M 3.5 7 H 20.5 M 6.5 12 H 17.5 M 9.5 17 H 14.5"),
        "slider.horizontal.3": Icon(strokes: "M 3 6.5 H 21 M 3 12 H 21 M 3 17.5 H 21", areas: "O 8 6.5 2.3 O 15.5 12 2.3 O 9.5 17.5 2.3"),
        "ellipsis": Icon(strokes: "", areas: "O 5 12 2 O 12 12 2 O 19 12 2"),
        "calendar": Icon(
            strokes: "R 3.5 5 17 15.5 2.4 M 3.5 9.5 H 20.5 M 8 3.2 V 6.6 M 16 3.2 V 6.6",
            areas: "O 8 13.4 1.1 O 12 13.4 1.1 O 16 13.4 1.1 O 8 17 1.1 O 12 17 1.1"),
        "clock": Icon(strokes: "O 12 12 9 M 12 6.5 V 12 L 15.8 14.4"), "timer": Icon(strokes: "O 12 13 8 M 12 8.5 V 13 M 9.5 2.8 H 14.5"),
        "map": Icon(strokes: "M 3 6.5 L 9 4 L 15 6.5 L 21 4 V 17.5 L 15 20 L 9 17.5 L 3 20 Z M 9 4 V 17.5 M 15 6.5 V 20"),
        "mappin": Icon(strokes: "O 12 8 4.5 M 12 12.5 V 21"), "location": Icon(strokes: "M 3.5 11 L 20.5 3.5 L 13 20.5 L 12 12 Z"),
        "bookmark": Icon(strokes: "M 6.5 3.5 H 17.5 V 20.5 L 12 15.8 L 6.5 20.5 Z"),
        "folder": Icon(strokes: "M 2.5 18.8 V 5 H 9 L 11.3 7.4 H 21.5 V 18.8 Z"),
        "doc": Icon(strokes: "M 6 2.8 H 13.5 L 18.5 8 V 21.2 H 6 Z M 13.2 3 V 8.4 H 18.4"),
        "doc.text": Icon(strokes: "M 6 2.8 H 13.5 L 18.5 8 V 21.2 H 6 Z M 13.2 3 V 8.4 H 18.4 M 9 12.4 H 15.5 M 9 16.2 H 15.5"),
        "envelope": Icon(strokes: "R 2.5 5 19 14 2.2 M 3.2 6.2 L 12 13.2 L 20.8 6.2"),
        "phone": Icon(
            strokes:
                "M 6.5 3.5 L 9.4 4 L 10.4 8 L 8.4 9.8 C 9.6 12.2 11.6 14.3 14.1 15.6 L 15.9 13.6 L 19.9 14.6 L 20.5 17.5 C 20 19.5 18.4 20.6 16.5 20.4 C 9.6 19.6 4.2 14.2 3.6 7.4 C 3.4 5.5 4.5 4 6.5 3.5 Z"
        ),
        "bubble.left": Icon(
            strokes:
                "M 12 4 C 17.4 4 21.2 7 21.2 11 C 21.2 15 17.4 18 12 18 C 10.8 18 9.8 17.9 8.8 17.6 L 4.6 20 L 5.6 16 C 3.8 14.7 2.8 13 2.8 11 C 2.8 7 6.6 4 12 4 Z"
        ),
        "cart": Icon(strokes: "M 2.5 4.5 H 5.4 L 8.4 15.6 H 18.6 L 21 7.6 H 6.3", areas: "O 9.4 19.4 1.7 O 17.4 19.4 1.7"),
        "bag": Icon(strokes: "M 5 8 H 19 L 20 20.5 H 4 Z M 8.5 10.5 V 7 C 8.5 2.6 15.5 2.6 15.5 7 V 10.5"),
        "tag": Icon(strokes: "M 3.5 3.5 H 12 L 21 12.5 L 12.5 21 L 3.5 12 Z", areas: "O 8 8 1.5"),
        "link": Icon(
            strokes:
                "M 10 14 L 14 10 M 8 11 L 5.5 13.5 C 3.2 15.8 8.2 20.8 10.5 18.5 L 13 16 M 11 8 L 13.5 5.5 C 15.8 3.2 20.8 8.2 18.5 10.5 L 16 13"
        ),
        "globe": Icon(strokes: "O 12 12 9 M 3 12 H 21 M 12 3 C 7 8 7 16 12 21 M 12 3 C 17 8 17 16 12 21"),
        "safari": Icon(strokes: "O 12 12 9 M 16.5 7.5 L 13.5 13.5 L 7.5 16.5 L 10.5 10.5 Z"),
        "lock": Icon(strokes: "R 5 10.5 14 10 2 M 8 10.5 V 7.6 C 8 2.6 16 2.6 16 7.6 V 10.5"),
        "eye": Icon(strokes: "M 2 12 C 6 5.6 18 5.6 22 12 C 18 18.4 6 18.4 2 12 Z O 12 12 3"),
        "wifi": Icon(strokes: "M 3 9.6 C 8 4.6 16 4.6 21 9.6 M 6.4 13.4 C 9.6 10.2 14.4 10.2 17.6 13.4", areas: "O 12 17.6 1.9"),
        "square": Icon(strokes: "R 4 4 16 16 2.5"), "circle": Icon(strokes: "O 12 12 9"), "triangle": Icon(strokes: "M 12 4 L 21 20 H 3 Z"),
        "rectangle": Icon(strokes: "R 2.5 5.5 19 13 2.2"), "seal": Icon(strokes: "O 12 12 9"),
        "arrow.clockwise": Icon(strokes: "M 18.5 7.4 C 14.6 2.6 4.5 4.2 4.5 12.4 C 4.5 20.6 16.5 22.6 19.3 14.4 M 19 3.4 V 8 H 14.4"),
        "arrow.uturn.left": Icon(strokes: "M 8 4 L 3.5 8.5 L 8 13 M 3.5 8.5 H 14.5 C 22.5 8.5 22.5 19.5 14.5 19.5 H 9"),
        "arrow.uturn.right": Icon(strokes: "M 16 4 L 20.5 8.5 L 16 13 M 20.5 8.5 H 9.5 C 1.5 8.5 1.5 19.5 9.5 19.5 H 15"),
        "paperplane": Icon(strokes: "M 2.8 10.4 L 21.4 2.8 L 14.6 21.2 L 10.8 13.4 Z M 10.8 13.4 L 21.4 2.8"),
        "mic": Icon(strokes: "R 9 2.8 6 11 3 M 5.4 11 C 5.4 20 18.6 20 18.6 11 M 12 17.8 V 21.2"),
        "speaker": Icon(
            strokes: "M 3 9.4 H 6.6 L 11.4 5 V 19 L 6.6 14.6 H 3 Z M 15 8.6 C 17 10.4 17 13.6 15 15.4 M 17.8 6 C 21.4 9.2 21.4 14.8 17.8 18"
        ),
        "bolt": Icon(strokes: "M 13.5 2.5 L 5 13.5 H 11.4 L 10.5 21.5 L 19 10.5 H 12.6 Z"),
        "sun.max": Icon(
            strokes:
                "O 12 12 4 M 12 2.5 V 5 M 12 19 V 21.5 M 2.5 12 H 5 M 19 12 H 21.5 M 5.3 5.3 L 7 7 M 17 17 L 18.7 18.7 M 18.7 5.3 L 17 7 M 7 17 L 5.3 18.7"
        ),
        "moon": Icon(strokes: "M 20 14.6 C 12 17.6 6.6 11 9.6 3.8 C 0.6 7.6 2.6 20.6 12.2 20.6 C 15.8 20.6 18.8 18.2 20 14.6 Z"),
        "cloud": Icon(strokes: "M 7 18.6 C 1.4 18.6 1.2 11 6.2 10.8 C 6.4 4 16 3.4 17.2 10.2 C 22.4 10 22.6 18.6 17.2 18.6 Z"),
        "flag": Icon(strokes: "M 5 13 V 3.5 C 9 2 14 6 19 4.2 V 13.6 C 14 15.4 9 11.4 5 13 Z M 5 13 V 21.5"),
        "square.grid.2x2": Icon(strokes: "R 3.5 3.5 7 7 1.4 R 13.5 3.5 7 7 1.4 R 3.5 13.5 7 7 1.4 R 13.5 13.5 7 7 1.4"),
        "qrcode": Icon(
            strokes: "R 3.5 3.5 6.5 6.5 1 R 14 3.5 6.5 6.5 1 R 3.5 14 6.5 6.5 1",
            areas: "R 14 14 2.6 2.6 0.3 R 18 18 2.6 2.6 0.3 R 14 18 2.6 2.6 0.3 R 18 14 2.6 2.6 0.3"),
        "creditcard": Icon(strokes: "R 2.5 5 19 14 2.2 M 2.5 9.8 H 21.5 M 6 15 H 10.5"),
        "video": Icon(strokes: "R 2 6 13.5 12 2.2 M 15.5 11 L 22 7 V 17 L 15.5 13 Z"),
        "printer": Icon(strokes: "M 6.5 8.5 V 3.5 H 17.5 V 8.5 M 6.5 16.5 H 3 V 8.5 H 21 V 16.5 H 17.5 M 6.5 13.5 H 17.5 V 20.5 H 6.5 Z"),
        "paperclip": Icon(
            strokes:
                "M 19.5 11 L 11.5 19 C 6 24 0.8 18.4 5.6 13.4 L 14 5 C 17.6 1.6 21 5.2 17.8 8.6 L 9.6 16.8 C 7.8 18.4 6 16.6 7.6 14.8 L 15 7.4"
        ),
        "book": Icon(
            strokes:
                "M 12 6 C 9.4 4 5.6 4 2.6 5 V 19 C 5.6 18 9.4 18 12 20 C 14.6 18 18.4 18 21.4 19 V 5 C 18.4 4 14.6 4 12 6 Z M 12 6 V 20"),
        "music.note": Icon(strokes: "M 9.5 17.4 V 5.4 L 19 3.4 V 15", areas: "O 7 17.6 2.6 O 16.5 15.2 2.6"),
        "hand.thumbsup": Icon(
            strokes: "M 3 10.5 H 6.5 V 20 H 3 Z M 6.5 11 L 11 3.5 C 13.2 3.5 13.8 5 13.4 6.6 L 12.6 9.5 H 20.5 L 18.5 20 H 6.5 Z"),
        "iphone": Icon(strokes: "R 6.5 2.5 11 19 2.4 M 10.4 18.4 H 13.6"),
        "display": Icon(strokes: "R 2.5 4 19 12.5 2 M 9 20.5 H 15 M 12 16.5 V 20.5"),
        "textformat": Icon(strokes: "M 3 18 L 7.8 6 L 12.6 18 M 4.6 14.2 H 11 O 17.4 14.6 3.2 M 20.6 11.2 V 18"),
        "dollarsign": Icon(strokes: "M 16.5 8 C 15.8 4.6 8 4.6 8 8.6 C 8 12.6 16.6 11 16.6 15.4 C 16.6 19.4 8 19.4 7.4 15.8 M 12 3 V 21"),
        "power": Icon(strokes: "M 7.4 6.4 C 0.6 11.6 4.4 20.4 12 20.4 C 19.6 20.4 23.4 11.6 16.6 6.4 M 12 3.4 V 11.6"),
        "crown": Icon(strokes: "M 3 7 L 5 18.5 H 19 L 21 7 L 16 11 L 12 5 L 8 11 Z"),
        "gift": Icon(
            strokes:
                "R 3 8 18 4 0.8 M 5 12 V 20.5 H 19 V 12 M 12 8 V 20.5 M 12 8 C 6 8 6.6 3 10 4 C 11.6 4.6 12 8 12 8 C 12 8 12.4 4.6 14 4 C 17.4 3 18 8 12 8"
        ),
        "equal": Icon(strokes: "M 4 9 H 20 M 4 15 H 20"), "lessthan": Icon(strokes: "M 18 5 L 6 12 L 18 19"),
        "greaterthan": Icon(strokes: "M 6 5 L 18 12 L 6 19"),
    ]
}
