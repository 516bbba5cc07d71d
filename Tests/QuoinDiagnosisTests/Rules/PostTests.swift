import Foundation
import QuoinDiagnosis
import Testing

/// The scenes of the posts in `Examples/Scenes`: what they show is named, and what they recommend is not.
@Suite("The posts' own screens")
struct PostTests {
    private static let folder = MistakePair.folder.deletingLastPathComponent().appending(path: "Scenes")

    private func rules(_ name: String) throws -> [String] {
        let file = PostTests.folder.appending(path: "\(name).json")
        return try MistakePair.findings(Array(Data(contentsOf: file)), of: file).map(\.rule)
    }

    @Test(
        "what they recommend is no mistake, content that is wider than the screen by design among it",
        arguments: [
            "LargeImage", "LargeImageWithoutFormats", "ScrollingStack", "HorizontalScrolling", "LabelInContentAsWideAsMainView",
            "LabelOfSeveralLinesWraps", "ManualContentSizeKept", "ImplicitInset64", "ImplicitInsetWithTabBar49", "ImplicitInsetOffByEdges",
        ])
    func recommended(_ name: String) throws { #expect(try rules(name) == []) }

    @Test(
        "what they warn of is named",
        arguments: [
            ("ImageOfUnknownSize", "unknown-image-size"), ("WidthTieMissing", "scroll-cross-axis-tie"),
            ("BottomMissing", "scroll-content-height"),
            ("WidthTieMissingContentEmpty", "expects-fill-from-edges"), ("ManualContentSizeOverwritten", "manual-content-size"),
            ("LabelOfSeveralLinesNeverWraps", "scroll-cross-axis-tie"), ("ImplicitInsetAdds84", "additive-inset"),
            ("ImplicitInsetPositionBlind", "implicit-inset-shift"), ("ImplicitInsetNotFirst", "content-under-bar"),
            ("ImplicitInsetTabBarAlone", "content-under-bar"), ("NegativeInsetHack", "negative-inset"),
            ("AdjustedInsetShortContentAlone", "short-content-under-status-bar"),
        ])
    func warned(_ name: String, _ rule: String) throws { #expect(try rules(name) == [rule]) }
}
