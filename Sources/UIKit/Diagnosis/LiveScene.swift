import QuoinBehaviors
import QuoinDiagnosis
import QuoinLayout
import QuoinScenes

/// Makes a scene of live views, so that the linter's rules apply to them.
///
/// ```text
///   controller's view, or the topmost ──▶ root
///   views, guides ──▶ nodes           constraints ──▶ constraints, in the order in which they were made active
///   what a program did to a view ──▶ properties: contentSize, frameAssigned, constrainedBeforeAdded
/// ```
@MainActor
struct LiveScene {
    private(set) var scene: QuoinScenes.Scene
    private let root: UIView
    /// Views by the identifiers of their nodes.
    private var views: [String: UIView] = [:]
    private var constraints: [String: NSLayoutConstraint] = [:]
    /// The references by which constraints name items.
    private(set) var references: [ObjectIdentifier: ItemReference] = [:]
    private var names: LiveNames

    /// Makes the scene of the tree in which a view lies. It begins at the view of the controller, which decides about bars and
    /// insets.
    init(of view: UIView) {
        root = view.diagnosedRoot
        names = LiveNames(root)
        scene = QuoinScenes.Scene(root: Node(id: names.id(of: root), kind: "view", parent: nil))
        scene.nodes = []
        root.forEachBelow { addNode($0) }
        addConstraints()
        addControllers()
        scene.environment = root.diagnosedEnvironment
    }

    private mutating func addNode(_ view: UIView) {
        let id = names.id(of: view)
        views[id] = view
        references[ObjectIdentifier(view.item)] = ItemReference(id)
        let parent = view === root ? nil : view.superview.flatMap { references[ObjectIdentifier($0.item)]?.node }
        var node = LiveNode(view, id: id, parent: parent).node
        node.name = names.name(of: view)
        if let stack = view as? UIStackView { describe(stack, &node) }
        scene.nodes.append(node)
        addGuides(of: view, id)
    }

    /// Adds a stack view's arranged views, once their identifiers are known.
    private mutating func describe(_ stack: UIStackView, _ node: inout Node) {
        let arranged = stack.arrangedSubviews
        node.properties[.arranged] = arranged.map { names.id(of: $0) }
        let gaps = arranged.map { stack.customSpacing(after: $0) }
        if gaps.contains(where: { $0 != UIStackView.spacingUseDefault }) {
            node.properties[.customSpacing] = gaps.map { $0 == UIStackView.spacingUseDefault ? -1 : Double($0) }
        }
    }

    private mutating func addGuides(of view: UIView, _ id: String) {
        for area in Area.allCases {
            let part: String
            switch area {
            case .margins: part = "margins"
            case .safeArea: part = "safeArea"
            case .content: part = "content"
            case .visible: part = "frame"
            case .custom: continue
            }
            if let guide = view.rareProperties?.areas[area] { references[ObjectIdentifier(guide.item)] = ItemReference(id, part: part) }
        }
        if let guide = view.rareProperties?.readableGuide { references[ObjectIdentifier(guide.item)] = ItemReference(id, part: "readable") }
        if let guide = view.rareProperties?.keyboardGuide { references[ObjectIdentifier(guide.item)] = ItemReference(id, part: "keyboard") }
        for (edge, support) in view.controllerReference?.supports ?? [:] {
            references[ObjectIdentifier(support.item)] = ItemReference(id, part: edge == .top ? "topLayout" : "bottomLayout")
        }
        for guide in view.layoutGuides where references[ObjectIdentifier(guide.item)] == nil {
            let own = names.id(of: guide, in: view)
            references[ObjectIdentifier(guide.item)] = ItemReference(own)
            scene.nodes.append(Node(id: own, kind: "guide", parent: id))
        }
    }
}

// MARK: - Constraints

extension LiveScene {
    /// Adds the constraints between views of the scene, without those that stack views and the like make themselves.
    private mutating func addConstraints() {
        guard let layout = root.rootView.ensureEngine()?.layout else { return }
        var found: [(NSLayoutConstraint?, Constraint)] = []
        for applied in layout.constraints where applied.origin == .user {
            found.append((applied.installed?.representedObject as? NSLayoutConstraint, applied.constraint))
        }
        found.sort { $0.0?.activation ?? 0 < $1.0?.activation ?? 0 }
        var used: Set<String> = []
        for (index, (layoutObject, value)) in found.enumerated() {
            guard let first = references[ObjectIdentifier(value.first)] else { continue }
            var second: ItemReference?
            if let other = value.second, value.secondAttribute != .none {
                guard let reference = references[ObjectIdentifier(other)] else { continue }
                second = reference
            }
            var id = layoutObject?.identifier ?? ""
            if id.isEmpty || !used.insert(id).inserted { id = "constraint \(index + 1)" }
            constraints[id] = layoutObject
            scene.constraints.append(
                SceneConstraint(
                    item: first, attribute: value.firstAttribute, relatedBy: value.relation, toItem: second,
                    attribute: second == nil ? .none : value.secondAttribute,
                    multiplier: value.multiplier, constant: value.constant, priority: value.priority.rawValue, id: id,
                    identifier: layoutObject?.identifier))
        }
    }
}

// MARK: - Findings

extension LiveScene {
    /// The diagnostic for a finding; nil if it lies outside the view.
    func diagnostic(_ finding: Finding, within view: UIView) -> LayoutDiagnostic? {
        let constraint = finding.object.flatMap { constraints[$0] }
        let own = finding.object.flatMap { views[$0] } ?? constraint.flatMap { $0.value.flatMap { nearestView($0.first) } }
        let other = constraint?.value?.second.flatMap { nearestView($0) }
        if let own, view !== root, !own.isDescendant(of: view), !(other?.isDescendant(of: view) ?? false) { return nil }
        let severity: LayoutDiagnostic.Severity =
            switch finding.severity {
            case .info: .info
            case .warning: .warning
            case .error: .error
            }
        return LayoutDiagnostic(
            rule: finding.rule, severity: severity, message: finding.message, advice: finding.fix?.description, view: own,
            constraint: constraint, path: finding.name, devices: finding.devices)
    }
}

// MARK: - Environment

extension LiveScene {
    private mutating func addControllers() {
        var ids: [ObjectIdentifier: String] = [:]
        for node in scene.nodes {
            guard let view = views[node.id], let controller = view.controllerReference, !controller.placesChildren,
                let core = controller.core
            else { continue }
            var described = SceneController(root: node.id, id: "controller of \(node.id)")
            ids[ObjectIdentifier(controller)] = described.id
            described.parent = controller.parent.flatMap { ids[ObjectIdentifier($0)] }
            described.bars = controller.bars
            described.extendedLayout = core.extendedLayout
            described.statusBarHidden = UIKitEnvironment.current.isStatusBarHidden
            described.adjustsScrollViewInsets = controller.automaticallyAdjustsScrollViewInsets
            described.respectsMinimumMargins = controller.viewRespectsSystemMinimumLayoutMargins
            described.additionalSafeArea = controller.additionalSafeAreaInsets.layoutInsets
            described.contentScrollView = core.contentScrollView.flatMap { references[ObjectIdentifier($0)]?.node }
            scene.controllers.append(described)
        }
        // The view of the first controller has to be the scene's root.
        if scene.controllers.first?.root != scene.nodes.first?.id { scene.controllers = [] }
    }
}

extension UIView {
    /// The root to examine: the view of the controller that the view belongs to; for windows and containers that of the visible
    /// controller.
    fileprivate var diagnosedRoot: UIView {
        if let shown = shownController?.viewIfLoaded { return shown }
        var walker: UIView? = self
        var top = self
        while let view = walker {
            if let controller = view.controllerReference, controller.parent?.placesChildren ?? true { return view }
            top = view
            walker = view.superview
        }
        return top
    }

    private var shownController: UIViewController? {
        var controller = (self as? UIWindow)?.rootViewController ?? controllerReference
        guard controller?.placesChildren ?? false || self is UIWindow else { return nil }
        while let container = controller, container.placesChildren, let shown = container.shownChildren.last { controller = shown }
        return controller
    }

    fileprivate var diagnosedEnvironment: Environment {
        let current = UIKitEnvironment.current
        var environment = Environment()
        environment.era = current.systemEra
        environment.scale = current.screenDevice.scale
        environment.category = current.contentSizeCategory.textCategory
        environment.direction = current.isRightToLeft ? .rightToLeft : .leftToRight
        environment.orientation = current.isLandscape ? .landscape : .portrait
        if controllerReference != nil {
            environment.device = current.screenDevice
            if let window { environment.size = window.screenOfWindow.size }
            return environment
        }
        let size = item.frame.size
        let isUsual = size.width > 0 && size.height > 0
        environment.size = isUsual ? size : current.screen.size
        if isUsual { environment.orientation = nil }
        environment.safeArea = item.safeArea
        return environment
    }
}
