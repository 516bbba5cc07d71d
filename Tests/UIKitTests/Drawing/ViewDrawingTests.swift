import Foundation
import QuoinDrawing
import Testing
import UIKit

/// `UIView.drawing()`: live views as pictures.
@MainActor
@Suite("Drawings of live views")
struct ViewDrawingTests {
    private func form() -> UIView {
        let view = UIView(frame: CGRect(x: 30, y: 40, width: 320, height: 200))
        view.backgroundColor = .systemBackground
        let title = UILabel()
        title.text = "Sign in"
        title.font = .boldSystemFont(ofSize: 28)
        title.textColor = .systemRed
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.placeholder = "E-mail"
        let button = UIButton(type: .system)
        button.setTitle("Continue", for: .normal)
        let hidden = UILabel()
        hidden.text = "not seen"
        hidden.isHidden = true
        let stack = UIStackView(arrangedSubviews: [title, field, button, UISwitch(), hidden])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
        ])
        return view
    }

    @Test("A drawing is as large as the view, and shows its text, colors and controls") func shows() {
        let drawing = form().drawing()
        #expect(drawing.size.width == 320 && drawing.size.height == 200)
        let text = SVG(drawing).text
        for word in ["Sign in", "E-mail", "Continue"] { #expect(text.contains(">\(word)</text>")) }
        #expect(!text.contains("not seen"))
        #expect(text.contains("fill=\"#FF3B30\""))
        #expect(SVG(drawing, appearance: .dark).text != text)
    }

    @Test("Frames are those that the views have") func frames() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 7, y: 9, width: 31, height: 17))
        child.backgroundColor = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
        child.layer.cornerRadius = 4
        view.addSubview(child)
        #expect(SVG(view.drawing()).text.contains("<rect x=\"7\" y=\"9\" width=\"31\" height=\"17\" rx=\"4\" fill=\"#FF00FF\""))
    }

    @Test("Controllers' bars show titles, items, the back button and the chosen tab") func bars() throws {
        let list = UIViewController(), detail = UIViewController()
        (list.title, detail.title) = ("Notes", "Draft")
        detail.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: nil, action: nil)
        detail.toolbarItems = [UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)]
        for controller in [list, detail] { controller.view.backgroundColor = .systemBackground }
        let navigation = UINavigationController(rootViewController: list)
        navigation.pushViewController(detail, animated: false)
        navigation.isToolbarHidden = false
        let other = UIViewController(), tabs = UITabBarController()
        other.tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 1)
        navigation.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 0)
        tabs.viewControllers = [navigation, other]
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        let text = SVG(window.drawing()).text
        for word in ["Notes", "Draft", "Save", "Share", "First", "Second"] { #expect(text.contains(">\(word)</text>"), "\(word)") }
        detail.title = "Final"
        #expect(SVG(window.drawing()).text.contains(">Final</text>"))
        if let folder = ProcessInfo.processInfo.environment["QUOIN_PICTURES"] { try window.writeDrawing(to: "\(folder)/controllers.svg") }
    }

    @Test("Tables show their rows, accessories and lines, and no notes of Interface Builder") func table() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400), style: .insetGrouped)
        let rows = Rows()
        table.dataSource = rows
        let text = SVG(table.drawing()).text
        for word in ["Row 1", "Row 2"] { #expect(text.contains(">\(word)</text>")) }
        #expect(!text.contains("Prototype"))
        #expect(text.contains("rx=\"10\""))
        if let folder = ProcessInfo.processInfo.environment["QUOIN_PICTURES"] { try table.writeDrawing(to: "\(folder)/table.svg") }
    }

    @Test("An inline date picker shows its own month, in the order of its calendar") func month() {
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 330))
        (picker.datePickerMode, picker.preferredDatePickerStyle) = (.date, .inline)
        var calendar = Calendar(identifier: .gregorian)
        calendar.firstWeekday = 2
        (picker.calendar, picker.timeZone) = (calendar, TimeZone(secondsFromGMT: 0))
        picker.date = Date(timeIntervalSince1970: 1_709_208_000)
        let text = SVG(picker.drawing()).text
        #expect(text.contains(">February 2024</text>") && text.contains(">29</text>") && !text.contains(">30</text>"))
        let names = ["MON", "SUN"].compactMap { text.firstRange(of: ">\($0)</text>")?.lowerBound }
        #expect(names.count == 2 && names == names.sorted())
    }

    @Test("Views of UIKit's own classes have no label, those of a program do") func names() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        root.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        root.addSubview(Gauge(frame: CGRect(x: 100, y: 100, width: 100, height: 100)))
        let text = SVG(root.drawing()).text
        #expect(!text.contains(">UIView</text>") && text.contains("Gauge</text>"))
    }

    @Test("A view without a size is drawn, too") func empty() {
        #expect(SVG(UIView().drawing()).text.contains("<svg"))
    }

    @Test("A file has both appearances, and marks what was diagnosed") func file() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
            box.widthAnchor.constraint(equalToConstant: 50), box.widthAnchor.constraint(equalToConstant: 60),
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor), box.topAnchor.constraint(equalTo: view.topAnchor),
            box.heightAnchor.constraint(equalToConstant: 20),
        ])
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("drawing-\(UUID().uuidString).svg")
        defer { try? FileManager.default.removeItem(at: url) }
        let mistakes = view.layoutDiagnostics()
        #expect(!mistakes.isEmpty)
        try view.writeDrawing(to: url.path, marking: mistakes)
        let text = try String(contentsOf: url, encoding: .utf8)
        #expect(text.contains("prefers-color-scheme:dark"))
        #expect(text.contains("data-layer=\"finding\""))
    }
}

private final class Gauge: UIView {}

private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row + 1)"
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}
