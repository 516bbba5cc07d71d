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
