import UIKit
import os.log

open class BaseController: UIViewController {
    public private(set) var log: [String] = []
    func note(_ text: String) { log.append(text) }
}

// MARK: - Life cycle
extension BaseController {
    /// Called once.
    open override func viewDidLoad() {
        super.viewDidLoad()
        note("loaded")
        configure()
    }

    @objc open func configure() { note("base") }
}

public final class GalleryController: BaseController {
    public let card = CardView()

    @IBAction func openCard(_ sender: Any?) { note("open") }
    @objc func back() { note("back") }
}

extension GalleryController {
    public override func configure() {
        super.configure()
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: self, action: #selector(back))
        view.addSubview(card)
        card.pin(inset: 20)
        note("gallery")
    }
}
