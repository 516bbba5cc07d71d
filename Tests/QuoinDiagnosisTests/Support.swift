import QuoinDiagnosis
import QuoinInterfaceBuilder
import QuoinScenes
import Testing

/// Analyzes and lints scenes written in the test.
enum Given {
    /// A scene file: a root of 375 × 667 with some views and constraints, as JSON without the brackets around them.
    static func document(_ views: String, _ constraints: String = "", more: String = "") -> Document {
        let json = "{\"root\": {\"w\": 375, \"h\": 667}, \"views\": [\(views)], \"constraints\": [\(constraints)]\(more)}"
        return SceneReader.read(Array(json.utf8), path: "test.json", kinds: .standard)
    }

    static func scene(_ views: String, _ constraints: String = "", more: String = "") throws -> Scene {
        let document = document(views, constraints, more: more)
        if let error = document.error { throw error }
        return try #require(document.scenes.first)
    }

    static func analysis(_ views: String, _ constraints: String = "", more: String = "") throws -> SceneAnalysis {
        try SceneAnalysis(scene(views, constraints, more: more))
    }

    /// A storyboard of one controller, whose view is 375 × 667 and holds some subviews and constraints, as XML.
    static func storyboard(_ subviews: String, _ constraints: String = "", resources: String = "") -> (document: Document, bytes: [UInt8]) {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES">
                <device id="retina4_7" orientation="portrait"/>
                <scenes><scene sceneID="scene"><objects><viewController id="controller">
                    <view key="view" id="root">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>
                            \(subviews)
                        </subviews>
                        <constraints>
                            \(constraints)
                        </constraints>
                    </view>
                </viewController></objects></scene></scenes>
                <resources>\(resources)</resources>
            </document>
            """
        let bytes = Array(text.utf8)
        return (InterfaceBuilderFile.read(bytes, path: "Main.storyboard"), bytes)
    }
}
