/// A color space, by its name.
public final class CGColorSpace: Hashable, Sendable {
    public let name: String?
    public init?(name: String) { self.name = name }

    public static let sRGB = "kCGColorSpaceSRGB"
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    fileprivate init(device: String) { name = device }

    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.name == rhs.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(device: "kCGColorSpaceDeviceRGB") }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(device: "kCGColorSpaceDeviceGray") }
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(device: "kCGColorSpaceDeviceCMYK") }
