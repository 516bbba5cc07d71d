import QuoinLayout

// The table of DV-1. Ids are those of Interface Builder's files; where no file named the device, the id is assumed.

extension Device {
    /// All devices, phones first, smallest first.
    public static let all: [Device] = phones + pads

    private static let phones: [Device] = [
        flat("retina3_5", "iPhone 4s", size: (320, 480), scale: 2),
        flat("retina4_0", "iPhone SE (1st generation)", size: (320, 568), scale: 2),
        flat("retina4_7", "iPhone 8", size: (375, 667), scale: 2),
        flat("retina5_5", "iPhone 8 Plus", size: (414, 736), scale: 3),
        notched("retina5_9", "iPhone 11 Pro", size: (375, 812), scale: 3, top: 44, later: 50, sides: 44),
        notched("retina5_4", "iPhone 13 mini", size: (375, 812), scale: 3, top: 50, evidence: .believed),
        notched("retina6_1", "iPhone 11", size: (414, 896), scale: 2, top: 44, later: 48),
        notched("retina6_5", "iPhone 11 Pro Max", size: (414, 896), scale: 3, top: 44),
        notched("retina6_0", "iPhone 14", size: (390, 844), scale: 3, top: 47),
        notched("retina6_7", "iPhone 14 Plus", size: (428, 926), scale: 3, top: 47),
        notched("retina6_12", "iPhone 15", size: (393, 852), scale: 3, top: 59),
        notched("retina6_72", "iPhone 15 Plus", size: (430, 932), scale: 3, top: 59, evidence: .believed),
        notched("retina6_3", "iPhone 16 Pro", size: (402, 874), scale: 3, top: 62, evidence: .believed),
        notched("retina6_9", "iPhone 16 Pro Max", size: (440, 956), scale: 3, top: 62, evidence: .believed),
    ]

    private static let pads: [Device] = [
        pad("ipad8_3rounded", "iPad mini (6th generation)", size: (744, 1133), rounded: true, evidence: .believed),
        pad("ipad9_7", "iPad (9.7-inch)", size: (768, 1024)),
        pad("ipad10_2", "iPad (10.2-inch)", size: (810, 1080)),
        pad("ipad10_5", "iPad Pro (10.5-inch)", size: (834, 1112)),
        pad("ipad10_9rounded", "iPad Air (4th generation)", size: (820, 1180), rounded: true, evidence: .believed),
        pad("ipad11_0rounded", "iPad Pro (11-inch)", size: (834, 1194), rounded: true),
        pad("ipad12_9", "iPad Pro (12.9-inch)", size: (1024, 1366)),
        pad("ipad12_9rounded", "iPad Pro (12.9-inch, 3rd generation)", size: (1024, 1366), rounded: true, evidence: .believed),
    ]

    /// The last system version of each device that no longer gets new ones, by id.
    static let lastSystems: [String: Double] = ["retina3_5": 9, "retina4_0": 15, "retina5_5": 16]

    private static func flat(_ id: String, _ name: String, size: (width: Double, height: Double), scale: Double) -> Device {
        Device(
            id: id, name: name, idiom: .phone, portraitSize: Size(width: size.width, height: size.height), scale: scale,
            top: .statusBar(20),
            landscapeTop: 20, landscapeSides: 0, portraitBottom: 0, landscapeBottom: 0, evidence: .observed)
    }

    /// A phone with a sensor housing: on its side the housing counts left and right, and the home indicator 21 (SA-7).
    private static func notched(
        _ id: String, _ name: String, size: (width: Double, height: Double), scale: Double, top: Double, later: Double? = nil,
        sides: Double? = nil, evidence: DeviceEvidence = .observed
    ) -> Device {
        Device(
            id: id, name: name, idiom: .phone, portraitSize: Size(width: size.width, height: size.height), scale: scale,
            top: .housing(top, later: later ?? top), landscapeTop: 0, landscapeSides: sides ?? later ?? top, portraitBottom: 34,
            landscapeBottom: 21, evidence: evidence)
    }

    private static func pad(
        _ id: String, _ name: String, size: (width: Double, height: Double), rounded: Bool = false, evidence: DeviceEvidence = .observed
    ) -> Device {
        Device(
            id: id, name: name, idiom: .pad, portraitSize: Size(width: size.width, height: size.height), scale: 2,
            top: .statusBar(rounded ? 24 : 20), landscapeTop: rounded ? 24 : 20, landscapeSides: 0, portraitBottom: rounded ? 20 : 0,
            landscapeBottom: rounded ? 20 : 0, evidence: evidence)
    }
}
