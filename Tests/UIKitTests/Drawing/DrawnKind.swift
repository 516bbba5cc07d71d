import UIKit

/// A kind of view as Interface Builder writes it, and the same made by a program.
@MainActor
struct DrawnKind {
    let name: String
    let frame: CGRect
    /// The element with its attributes, without its frame.
    let element: String
    /// The attributes and children of the element.
    let attributes: String
    let children: String
    let make: () -> UIView

    init(
        _ name: String, size: CGSize, _ element: String, attributes: String = "", children: String = "", make: @escaping () -> UIView
    ) {
        self.name = name
        self.frame = CGRect(origin: CGPoint(x: 10, y: 20), size: size)
        self.element = element
        self.attributes = attributes
        self.children = children
        self.make = make
    }

    private func rect(_ frame: CGRect) -> String {
        "<rect key=\"frame\" x=\"\(frame.minX)\" y=\"\(frame.minY)\" width=\"\(frame.width)\" height=\"\(frame.height)\"/>"
    }

    static let room = CGRect(x: 0, y: 0, width: 395, height: 300)

    /// A xib with the view on a white root.
    var file: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" \
        useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait"/><objects><view contentMode="scaleToFill" id="root">\(rect(DrawnKind.room))
        <subviews><\(element) opaque="NO" fixedFrame="YES" id="seen" \(attributes)>\(rect(frame))\(children)</\(element)></subviews>
        <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </view></objects></document>
        """
    }

    /// A view as in the document, which a program made and added to a root.
    var live: UIView {
        let root = UIView(frame: DrawnKind.room)
        root.backgroundColor = .white
        let view = make()
        view.frame = frame
        root.addSubview(view)
        return root
    }

    static func color(_ key: String, _ name: String) -> String {
        "<color key=\"\(key)\" systemColor=\"\(name)\"/>"
    }
}
