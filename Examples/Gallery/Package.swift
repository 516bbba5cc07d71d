// swift-tools-version:5.1
import PackageDescription

let package = Package(
    name: "Gallery",
    platforms: [.iOS(.v11), .tvOS(.v11)],
    products: [.library(name: "Gallery", targets: ["Gallery"])],
    targets: [
        .target(name: "Gallery"),
        .target(name: "GalleryApp", dependencies: ["Gallery"]),
        .testTarget(name: "GalleryTests", dependencies: ["Gallery"]),
        .testTarget(
            name: "GallerySwiftTests",
            dependencies: [
                "Gallery"
            ]
        ),
    ]
)
