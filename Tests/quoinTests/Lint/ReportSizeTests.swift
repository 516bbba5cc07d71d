import Foundation
import Testing

@testable import quoin

/// The size of the page that `quoin lint --html` writes.
@Suite("The size of a report")
final class ReportSizeTests {
    private static let limit = 5_000_000
    private let folder: Folder

    init() throws { folder = try Folder() }

    private func page(_ words: [String]) async throws -> String {
        _ = await folder.lint(["--html", folder.path("page.html")] + words)
        return try folder.read("page.html")
    }

    private func scenes(_ page: String) -> Int { page.components(separatedBy: "<article").count - 1 }

    /// A screen with an image, and a label that contradicts itself.
    private func screen(_ number: Int) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait"/><objects>
        <view contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
        <imageView contentMode="scaleAspectFit" image="photo" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="image">
        <rect key="frame" x="20" y="200" width="100" height="100"/></imageView>
        <label text="Screen \(number)" translatesAutoresizingMaskIntoConstraints="NO" id="label"><rect key="frame" x="20" y="40" width="90" height="21"/>
        <constraints><constraint firstAttribute="width" constant="90" id="one"/><constraint firstAttribute="width" constant="91" id="two"/></constraints>
        </label></subviews><constraints>
        <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="top"/>
        <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="left"/>
        </constraints></view></objects></document>
        """
    }

    @Test("is at most 5 MB for 100 scenes, and a picture that they share is in it once") func shared() async throws {
        try folder.write("", "App/Package.swift")
        let set = "App/Assets.xcassets/photo.imageset"
        try folder.write(#"{"images": [{"idiom": "universal", "filename": "photo.png"}]}"#, "\(set)/Contents.json")
        // The header of a PNG, and as many bytes as photographs have.
        let header: [UInt8] =
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, 90, 0, 0, 0, 90]
        let bytes = Data(header + (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 7) })
        try bytes.write(to: folder.url.appending(path: "\(set)/photo.png"))
        for number in 0..<100 { try folder.write(screen(number), "App/Screen\(number).xib") }
        let page = try await page([folder.path("App")])
        #expect(scenes(page) == 100)
        #expect(page.utf8.count <= Self.limit, "\(page.utf8.count) bytes")
        #expect(page.components(separatedBy: "data:image/png").count == 2)
        #expect(page.components(separatedBy: "<use href=\"#i0\"").count == 101)
    }

    /// With QUOIN_CORPUS, a folder of storyboards and xibs: every twentieth of its files.
    @Test("is at most 50 kB for each real scene", .enabled(if: Corpus.folder != nil, "QUOIN_CORPUS is not set")) func corpus() async throws
    {
        let page = try await page(stride(from: 0, to: Corpus.files.count, by: 20).map { Corpus.files[$0] })
        #expect(scenes(page) > 0)
        #expect(page.utf8.count * 100 <= Self.limit * scenes(page), "\(page.utf8.count) bytes for \(scenes(page)) scenes")
    }

    private enum Corpus {
        static let folder = ProcessInfo.processInfo.environment["QUOIN_CORPUS"].flatMap { $0.isEmpty ? nil : $0 }

        static let files: [String] = {
            guard let folder else { return [] }
            let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
            return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted().map { "\(folder)/\($0)" }
        }()
    }
}
