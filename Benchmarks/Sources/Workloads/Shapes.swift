/// Shapes that people draw, N times each: cards, a list in two columns, pictures in three columns, a toolbar.
extension Picture {
    /// G: a list of N cards: a centered title, an icon before it, a detail at the end that must not run into it, at least
    /// 44 tall.
    ///
    ///     ┌──────────────────────────┐
    ///     │        ▢ title    detail │
    ///     ├──────────────────────────┤
    mutating func drawCards() {
        reserve(views: 4 * size + 1, rows: 26 * size + 4)
        drawRows { picture, card, index in
            let title = picture.addText(in: card, width: 80 + Double(index % 9), height: 20)
            let icon = picture.addText(in: card, width: 24, height: 24)
            let detail = picture.addText(in: card, width: 60, height: 18)
            picture.pin(title, .centerX, to: card, .centerX)
            picture.pin(title, .centerY, to: card, .centerY)
            picture.add(title, .top, .greaterOrEqual, to: Anchor(card, .top), plus: 8)
            picture.pin(icon, .right, to: title, .left, plus: -8)
            picture.pin(icon, .centerY, to: title, .centerY)
            picture.add(icon, .left, .greaterOrEqual, to: Anchor(card, .left), plus: 16)
            picture.add(detail, .left, .greaterOrEqual, to: Anchor(title, .right), plus: 8)
            picture.pin(detail, .right, to: card, .right, plus: -16)
            picture.pin(detail, .bottom, to: title, .bottom)
            picture.add(card, .height, .greaterOrEqual, plus: 44)
            picture.add(card, .height, .equal, at: 50)
        }
    }

    /// L: a list of N rows in two columns, the second twice as wide, each row as tall as the taller text.
    ///
    ///     │ text  longer text │
    ///     │       goes on     │
    mutating func drawTwoColumns() {
        reserve(views: 3 * size + 1, rows: 21 * size + 5)
        drawRows { picture, row, index in
            let name = picture.addText(in: row, width: 80, height: 20 + Double(index % 30))
            let value = picture.addText(in: row, width: 80, height: 35 - Double(index % 20))
            picture.pin(name, .left, to: row, .left, plus: 16)
            picture.pin(value, .left, to: name, .right, plus: 8)
            picture.pin(value, .right, to: row, .right, plus: -16)
            picture.add(name, .width, .equal, to: Anchor(value, .width), times: 0.5)
            for text in [name, value] {
                picture.pin(text, .top, to: row, .top, plus: 8)
                picture.add(text, .bottom, .lessOrEqual, to: Anchor(row, .bottom), plus: -8)
            }
            picture.add(row, .height, .equal, at: 50)
        }
    }

    /// M: N pictures in three columns, each of its own aspect ratio; the content ends below the longest column.
    ///
    ///     ┌──┐┌──┐┌──┐
    ///     │  │└──┘│  │
    ///     └──┘┌──┐│  │
    mutating func drawMasonry() {
        reserve(views: size + 1, rows: 4 * size + 8)
        let window = addWindow(width: 375, height: nil)
        var above = [Int32](repeating: window, count: 3)
        for index in 0..<size {
            let (image, column) = (addView(in: window, .image), index % 3)
            add(image, .width, .equal, to: Anchor(window, .width), times: 0.3)
            add(image, .height, .equal, to: Anchor(image, .width), times: 0.5 + Double(index % 7) / 5)
            pin(image, .left, to: window, .left, plus: 8 + 120 * Double(column))
            pin(image, .top, to: above[column], above[column] == window ? .top : .bottom, plus: 8)
            above[column] = image
        }
        for image in above where image != window { add(window, .bottom, .greaterOrEqual, to: Anchor(image, .bottom), plus: 8) }
        add(window, .height, .equal, at: 50)
    }

    /// T: a toolbar of N buttons with a flexible space before each, all spaces of one width.
    ///
    ///     │  Cut   Copy   Paste │
    mutating func drawToolbar() {
        reserve(views: 2 * size + 1, rows: 11 * size + 5)
        let bar = addWindow(width: 40 * Double(size), height: 44)
        var (first, previous): (Int32?, Int32) = (nil, bar)
        for index in 0..<size {
            let space = addView(in: bar, .guide)
            pin(space, .left, to: previous, previous == bar ? .left : .right)
            pin(space, .top, to: bar, .top)
            pin(space, .bottom, to: bar, .bottom)
            if let first { pin(space, .width, to: first, .width) }
            let button = addText(in: bar, width: 30 + Double(index % 11), height: 22)
            pin(button, .left, to: space, .right)
            pin(button, .centerY, to: bar, .centerY)
            (first, previous) = (first ?? space, button)
        }
        pin(bar, .right, to: previous, .right)
    }

    /// N rows one below the other in a window whose height they decide.
    private mutating func drawRows(_ fill: (inout Picture, Int32, Int) -> Void) {
        let window = addWindow(width: 375, height: nil)
        var previous: Int32?
        for index in 0..<size {
            let row = addView(in: window)
            pin(row, .left, to: window, .left)
            pin(row, .right, to: window, .right)
            pin(row, .top, to: previous ?? window, previous == nil ? .top : .bottom)
            fill(&self, row, index)
            previous = row
        }
        pin(window, .bottom, to: previous ?? window, .bottom)
    }

    private mutating func addText(in parent: Int32, width: Double, height: Double) -> Int32 {
        let text = addLabel(in: parent, width: width, height: height)
        addContentRows()
        return text
    }
}
