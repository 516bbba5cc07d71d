import Testing

@testable import UIKit

@MainActor
@Suite("The environment variables of the process")
struct EnvironmentVariableTests {
    private func read(_ variables: [String: String]) -> (environment: UIKitEnvironment, reports: [String]) {
        var environment = UIKitEnvironment()
        var reports: [String] = []
        environment.read(variables) { reports.append($0) }
        return (environment, reports)
    }

    @Test("Each variable sets one property; iOS 17 lays out as iOS 15 does")
    func all() {
        let (environment, reports) = read([
            "QUOIN_DEVICE": "retina6_12:landscape", "QUOIN_ERA": "17", "QUOIN_SCALE": "2.5", "QUOIN_CONTENT_SIZE": "ax3", "QUOIN_RTL": "1",
            "QUOIN_SOLVER": "glpk", "PATH": "/bin",
        ])
        #expect(environment.device == "retina6_12" && environment.isLandscape && environment.era == 15)
        #expect(environment.scale == 2.5 && environment.isRightToLeft)
        #expect(environment.contentSizeCategory == .accessibilityExtraLarge && reports.isEmpty)
    }

    @Test(
        "Devices have identifiers and names",
        arguments: [("iPhone 8 Plus", "retina5_5"), ("iphone 15", "retina6_12"), ("ipad9_7", "ipad9_7")])
    func devices(text: String, id: String) {
        let (environment, reports) = read(["QUOIN_DEVICE": text])
        #expect(environment.device == id && !environment.isLandscape && reports.isEmpty)
    }

    @Test("Without variables the defaults hold, and an empty value is none")
    func none() {
        let (environment, reports) = read(["QUOIN_DEVICE": "", "QUOIN_ERA": ""])
        #expect(environment.device == "retina4_7" && environment.era == 15 && environment.scale == nil && reports.isEmpty)
    }

    @Test("A wrong value is reported with the values that there are, and changes nothing")
    func wrong() {
        let (environment, reports) = read([
            "QUOIN_DEVICE": "iPhone 99", "QUOIN_ERA": "5", "QUOIN_SCALE": "0", "QUOIN_CONTENT_SIZE": "huge", "QUOIN_RTL": "perhaps",
        ])
        #expect(environment.device == "retina4_7" && environment.era == 15 && environment.scale == nil && !environment.isRightToLeft)
        #expect(reports.count == 5)
        #expect(reports[0].hasPrefix("QUOIN_DEVICE is \"iPhone 99\", which is none of the values: retina3_5 (iPhone 4s), "))
        #expect(
            reports.contains(
                "QUOIN_CONTENT_SIZE is \"huge\", which is none of the values: XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5"))
        #expect(reports.contains("QUOIN_RTL is \"perhaps\", which is none of the values: 1 and 0"))
    }

    @Test("The first environment of a process is that of its variables, which are read once")
    func process() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                setenv("QUOIN_DEVICE", "iPhone 15:landscape", 1)
                setenv("QUOIN_RTL", "1", 1)
                let size = UIScreen.main.bounds.size
                setenv("QUOIN_DEVICE", "iPhone 8", 1)
                let isRightToLeft = UIView().effectiveUserInterfaceLayoutDirection == .rightToLeft
                exit(size == CGSize(width: 852, height: 393) && UIScreen.main.bounds.size == size && isRightToLeft ? 0 : 1)
            }
        }
    }

    @Test("Text sizes and directions are no part of a device", arguments: ["retina4_7:AX3", "rtl", "landscape", "retina4_7:retina4_0"])
    func parts(text: String) {
        #expect(read(["QUOIN_DEVICE": text]).reports.count == 1)
    }
}
