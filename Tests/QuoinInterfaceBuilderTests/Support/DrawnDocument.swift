import QuoinInterfaceBuilder
import QuoinLayout
import QuoinScenes
import Testing

/// Documents that a test writes itself: storyboards of a few controllers, and xibs of one view.
enum DrawnDocument {
    /// A controller whose root has a view `safe` on its safe area, and one, `margins`, on its margins.
    static func controller(
        _ id: String = "c", root: String = "0 0 375 667", _ attributes: String = "", inside: String = "", beside: String = ""
    ) -> String {
        """
        <scene sceneID="\(id)"><objects><viewController id="\(id)" \(attributes)>
        <view key="view" id="\(id)-root">\(rect(root))<subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-safe"/>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-margins"/>\(inside)</subviews>
        <viewLayoutGuide key="safeArea" id="\(id)-guide"/><constraints>
        \(["top", "left", "bottom", "right"].map { pin("\(id)-safe", $0, to: "\(id)-guide", $0) }.joined())
        \(["top", "left", "bottom", "right"].map { pin("\(id)-margins", $0, to: "\(id)-root", "\($0)Margin") }.joined())
        </constraints></view>\(beside)</viewController></objects></scene>
        """
    }

    static func navigation(to id: String, _ attributes: String = "", bar: String = "") -> String {
        """
        <scene sceneID="navigation"><objects><navigationController id="navigation" \(attributes)>
        <navigationBar key="navigationBar" id="bar">\(bar.isEmpty ? "" : rect(bar))</navigationBar>
        <connections><segue destination="\(id)" kind="relationship" relationship="rootViewController" id="to-\(id)"/></connections>
        </navigationController></objects></scene>
        """
    }

    static func segue(to id: String, _ kind: String) -> String {
        "<connections><segue destination=\"\(id)\" kind=\"\(kind)\" id=\"segue-to-\(id)\"/></connections>"
    }

    static func storyboard(_ version: Int, device: String? = "retina4_7", flags: String = "useSafeAreas=\"YES\"", _ scenes: String...)
        -> Document
    {
        let named = device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? ""
        return InterfaceBuilderFixture.read(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(version)" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \(flags)>\(named)
            <scenes>\(scenes.joined())</scenes></document>
            """)
    }

    /// A xib with a root of 320 by 240.
    static func xib(
        version: Int = 21701, device: String? = "retina4_7", flags: String = "useAutolayout=\"YES\" useTraitCollections=\"YES\"",
        head: String = "", root: String = "0 0 320 240", views: String, constraints: String = ""
    ) -> Document {
        let named = device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? ""
        return InterfaceBuilderFixture.read(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(version)" \
            targetRuntime="iOS.CocoaTouch" \(flags)>\(named)\(head)<objects><view id="root">\(rect(root))
            <subviews>\(views)</subviews><constraints>\(constraints)</constraints></view></objects></document>
            """)
    }

    static func rect(_ numbers: String) -> String {
        let parts = numbers.split(separator: " ")
        return "<rect key=\"frame\" x=\"\(parts[0])\" y=\"\(parts[1])\" width=\"\(parts[2])\" height=\"\(parts[3])\"/>"
    }

    /// `first.attribute = second.attribute + constant`; the root where no second item is named.
    static func pin(_ first: String, _ attribute: String, to second: String = "root", _ other: String? = nil, more: String = "") -> String {
        "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" secondItem=\"\(second)\" secondAttribute=\"\(other ?? attribute)\" \(more) id=\"\(first)-\(attribute)-\(second)\"/>"
    }

    static func size(_ first: String, _ attribute: String, of constant: Double, more: String = "") -> String {
        "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" constant=\"\(constant)\" \(more) id=\"\(first)-\(attribute)\"/>"
    }
}

extension Document {
    func layout(_ id: String? = nil) throws -> SceneLayout {
        try SceneLayout(#require(id == nil ? scenes.first : scenes.first { $0.id == id }))
    }

    /// Top, left, bottom, right: what the view `safe`, or `margins`, keeps clear of in a root of that size.
    func insets(_ id: String = "c", _ view: String = "safe") throws -> [Double] {
        let layout = try layout(id)
        let root = try layout.view("\(id)-root").frame, inner = try layout.view("\(id)-\(view)").frame
        return [inner.y, inner.x, root.height - inner.maxY, root.width - inner.maxX]
    }

    func frame(_ view: String) throws -> [Double] { try layout().frame(view) }
}
