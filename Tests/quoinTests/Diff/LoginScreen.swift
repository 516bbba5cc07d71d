/// A storyboard with one scene, in versions.
enum LoginScreen {
    static let title = """
        <label opaque="NO" text="Welcome back" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="16" y="83" width="361" height="21"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            <nil key="highlightedColor"/>
        </label>
        """
    static let button = """
        <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="button">
            <rect key="frame" x="16" y="170" width="361" height="30"/>
            <state key="normal" title="Sign in"/>
            <connections><action selector="signIn:" destination="login" eventType="touchUpInside" id="act"/></connections>
        </button>
        """
    static let hint = """
        <label text="No account yet?" translatesAutoresizingMaskIntoConstraints="NO" id="hint">
            <rect key="frame" x="16" y="700" width="361" height="21"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        """
    static let constraints = [
        #"<constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="24" id="c1"/>"#,
        #"<constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="c2"/>"#,
        #"<constraint firstItem="safe" firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="16" id="c3"/>"#,
        #"<constraint firstItem="button" firstAttribute="top" secondItem="title" secondAttribute="bottom" constant="16" id="c4"/>"#,
        #"<constraint firstItem="button" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="c5"/>"#,
    ]
    static let hintConstraints = [
        #"<constraint firstItem="safe" firstAttribute="bottom" secondItem="hint" secondAttribute="bottom" constant="20" id="c6"/>"#,
        #"<constraint firstItem="hint" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="c7"/>"#,
    ]

    static func storyboard(
        _ views: [String] = [title, button], _ constraints: [String] = constraints, connections: String = "", title: String = "Login"
    ) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22154" \
        useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="login">
            <device id="retina6_12" orientation="portrait"/>
            <scenes><scene sceneID="scene1"><objects>
                <viewController title="\(title)" id="login" customClass="LoginViewController" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="root">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>
        \(views.joined(separator: "\n"))
                        </subviews>
                        <viewLayoutGuide key="safeArea" id="safe"/>
                        <constraints>
        \(constraints.joined(separator: "\n"))
                        </constraints>
                    </view>
                    <connections>\(connections)</connections>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
            </objects></scene></scenes>
        </document>
        """
    }

    static let before = storyboard(
        [title, button, hint], constraints + hintConstraints,
        connections: #"<outlet property="hintLabel" destination="hint" id="out"/>"#)

    static var after: String {
        var changed = constraints
        changed[0] = changed[0].replacing("24", with: "40")
        return storyboard(
            [
                button.replacing("Sign in", with: "Log in"),
                title.replacing("type=\"system\" pointSize=\"17\"", with: "type=\"boldSystem\" pointSize=\"20\""),
            ],
            changed, connections: #"<segue destination="login" kind="show" identifier="again" id="segue"/>"#)
    }
}
