import UIKit

/// A form of rows of a label and a field. All labels are as wide as the first one, and so as wide as the widest.
///
///     │ Name ───── │ [                 ] │
///     │ Address ── │ [                 ] │
@MainActor final class Form {
    private let container = UIView()
    private var rows: [(label: UILabel, field: UITextField)]
    /// The distance of each field from the one above it.
    private var gaps: [NSLayoutConstraint?]

    init(rows count: Int, in window: UIWindow) {
        rows = (0..<count).map(Form.makeRow)
        gaps = Array(repeating: nil, count: count)
        container.frame = window.bounds
        window.addSubview(container)
        for index in rows.indices { show(index, below: index - 1) }
    }

    private static func makeRow(_ number: Int) -> (UILabel, UITextField) {
        let label = UILabel()
        label.text = String(repeating: "w", count: 1 + (number * 7) % 9) + "\(number)"
        let field = UITextField()
        field.placeholder = "text"
        for view in [label, field] as [UIView] { view.translatesAutoresizingMaskIntoConstraints = false }
        return (label, field)
    }

    private func show(_ index: Int, below above: Int) {
        let (label, field) = rows[index]
        container.addSubview(label)
        container.addSubview(field)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 8),
            field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
            field.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -8),
            label.centerYAnchor.constraint(equalTo: field.centerYAnchor),
        ])
        if index > 0 { label.widthAnchor.constraint(equalTo: rows[0].label.widthAnchor).isActive = true }
        place(index, below: above)
    }

    private func place(_ index: Int, below above: Int) {
        gaps[index]?.isActive = false
        let edge = above < 0 ? container.topAnchor : rows[above].field.bottomAnchor
        let gap = rows[index].field.topAnchor.constraint(equalTo: edge, constant: 8)
        gap.isActive = true
        gaps[index] = gap
    }

    // MARK: Edits

    func setText(_ text: String, of index: Int) { rows[index].label.text = text }

    /// Removes a row that is neither the first nor the last one.
    func remove(_ index: Int) {
        rows[index].label.removeFromSuperview()
        rows[index].field.removeFromSuperview()
        place(index + 1, below: index - 1)
    }

    /// Inserts a row that was removed.
    func insert(_ index: Int) {
        show(index, below: index - 1)
        place(index + 1, below: index)
    }
}

extension Times {
    mutating func runForm() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        var form: Form?
        builds.append(
            Times.measure {
                form = Form(rows: count, in: window)
                window.layoutIfNeeded()
            })
        for round in 0..<12 {
            let index = 1 + (round * 377 + 91) % (count - 2)
            measure(.remove, in: window) { form?.remove(index) }
            measure(.insert, in: window) { form?.insert(index) }
            measure(.text, in: window) { form?.setText("changed \(round)", of: index) }
        }
    }
}
