import Foundation
import QuoinBehaviors
import Testing

@testable import quoin

@Suite("quoin devices")
struct DeviceListTests {
    @Test("The table has a line for each device") func table() {
        let lines = DeviceList.text(Device.all, Colors(isOn: false)).split(separator: "\n")
        #expect(lines.count == Device.all.count + 1)
        #expect(
            lines.contains {
                $0.hasPrefix("retina6_12 ") && $0.contains("iPhone 15 ") && $0.contains("393 × 852") && $0.contains("59 0 34 0")
            })
    }

    @Test("The JSON has all properties of a device") func json() throws {
        let text = DeviceList.json(Device.all.filter { $0.id == "retina4_7" })
        #expect(
            text == """
                {"version": 1, "devices": [
                  {"id": "retina4_7", "name": "iPhone 8", "idiom": "phone", "size": [375, 667], "scale": 2, \
                "safeArea": {"portrait": [20, 0, 0, 0], "landscape": [0, 0, 0, 0]}, "newestSystem": null, "evidence": "observed"}
                 ]}

                """)
        _ = try JSONSerialization.jsonObject(with: Data(DeviceList.json(Device.all).utf8))
    }

    @Test("The version names the commit where it is known") func commit() {
        #expect(Build.line(commit: "") == "quoin \(Build.version)\n")
        #expect(Build.line(commit: "1a2b3c4d5e6f") == "quoin \(Build.version) (1a2b3c4d5e6f)\n")
    }
}
