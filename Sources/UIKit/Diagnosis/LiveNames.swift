/// The names of views in messages: those of the properties that refer to them.
///
/// ```text
///   let scrollView = UIScrollView()       scrollView
///   accessibilityIdentifier               what it says
///   none of both                          UILabel “Total”, UIView, UIView 2
/// ```
@MainActor
struct LiveNames {
    private var properties: [ObjectIdentifier: String] = [:]
    private var ids: [ObjectIdentifier: String] = [:]
    private var counts: [String: Int] = [:]

    /// Reads the properties of controllers and of classes outside UIKit.
    init(_ root: UIView) {
        root.forEachBelow { view in
            if let controller = view.controllerReference { read(controller, upTo: UIViewController.self) }
            if String(reflecting: type(of: view)).hasPrefix("UIKit.") == false { read(view, upTo: UIView.self) }
        }
        if root.controllerReference != nil { properties[ObjectIdentifier(root)] = "view" }
    }

    private mutating func read(_ object: AnyObject, upTo end: Any.Type) {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let here = mirror, here.subjectType != end, !String(reflecting: here.subjectType).hasPrefix("UIKit.") {
            for child in here.children {
                guard let label = child.label, let view = LiveNames.view(child.value) else { continue }
                let name = label.hasPrefix("$__lazy_storage_$_") ? String(label.dropFirst(18)) : label
                if properties[ObjectIdentifier(view)] == nil { properties[ObjectIdentifier(view)] = name }
            }
            mirror = here.superclassMirror
        }
    }

    /// The view in a property's value, which may be an optional.
    private static func view(_ value: Any) -> UIView? {
        if let view = value as? UIView { return view }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional, let inner = mirror.children.first?.value else { return nil }
        return inner as? UIView
    }

    /// The identifier of a view: unique in the tree and always the same.
    mutating func id(of view: UIView) -> String {
        if let known = ids[ObjectIdentifier(view)] { return known }
        let id = unique(name(of: view) ?? plainName(view))
        ids[ObjectIdentifier(view)] = id
        return id
    }

    mutating func id(of guide: UILayoutGuide, in view: UIView) -> String {
        unique(guide.identifier.isEmpty ? "a guide of \(id(of: view))" : guide.identifier)
    }

    /// The name that the program gives a view; nil for none.
    func name(of view: UIView) -> String? {
        if let name = properties[ObjectIdentifier(view)] { return name }
        guard let given = view.accessibilityIdentifier, !given.isEmpty else { return nil }
        return given
    }

    private func plainName(_ view: UIView) -> String {
        let name = String("\(type(of: view))".prefix { $0 != "<" })
        guard let text = view.textForLogs, !text.isEmpty else { return name }
        return "\(name) “\(text.count > 25 ? "\(text.prefix(25))…" : text)”"
    }

    /// The name with a number if it is taken. `#` is reserved for guides.
    private mutating func unique(_ name: String) -> String {
        let plain = String(name.map { $0 == "#" ? "♯" : $0 })
        let count = counts[plain, default: 0] + 1
        counts[plain] = count
        guard count > 1 else { return plain }
        return unique("\(plain) \(count)")
    }
}
