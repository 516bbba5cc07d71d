import QuoinBehaviors
import QuoinLayout
import QuoinText
import Testing

@testable import QuoinScenes

@Suite("Environments")
struct EnvironmentTests {
    /// Every value of an override that is set, so that none can be forgotten.
    private var elsewhere: EnvironmentOverride {
        var override = EnvironmentOverride(
            device: Device(id: "retina6_12"), orientation: .landscape, category: .extraLarge, direction: .rightToLeft)
        override.era = .ios26
        override.size = Size(width: 500, height: 400)
        override.scale = 1
        override.textScale = 4
        override.textEra = .xcode8
        override.safeArea = Insets(top: 1, left: 2, bottom: 3, right: 4)
        return override
    }

    @Test("every value of an override takes the place of the environment's own") func all() {
        #expect(Mirror(reflecting: elsewhere).children.allSatisfy { "\($0.value)" != "nil" }, "the override leaves a value out")
        let result = Environment().overridden(by: elsewhere)
        let values = Dictionary(uniqueKeysWithValues: Mirror(reflecting: result).children.map { ($0.label ?? "", "\($0.value)") })
        for (label, value) in Mirror(reflecting: elsewhere).children { #expect(values[label ?? ""] == "\(value)", "\(label ?? "")") }
    }

    @Test("an override without values changes nothing") func unchanged() {
        let environment = Environment().overridden(by: elsewhere)
        #expect(environment.overridden(by: .unchanged) == environment)
    }

    @Test("another device has a window, a scale, a safe area and text metrics of its own") func device() {
        var environment = Environment().overridden(by: elsewhere)
        environment.canvasCategory = .small
        let moved = environment.overridden(by: EnvironmentOverride(device: Device(id: "retina4_7")))
        #expect(moved.size == nil && moved.scale == nil && moved.safeArea == nil && moved.textScale == nil && moved.canvasCategory == nil)
        #expect(moved.textEra == .xcode8)
        #expect(moved.direction == .rightToLeft)
    }

    @Test("another era has another system font") func era() {
        var older = EnvironmentOverride()
        older.era = .ios9
        #expect(Environment().overridden(by: elsewhere).overridden(by: older).textEra == nil)
    }

    @Test("a window is held as the orientation says") func orientation() {
        var environment = Environment()
        #expect(environment.windowSize == Size(width: 375, height: 667))
        environment.orientation = .landscape
        #expect(environment.windowSize == Size(width: 667, height: 375))
        environment.size = Size(width: 100, height: 200)
        #expect(environment.windowSize == Size(width: 200, height: 100))
        #expect(!environment.hasPixels)
        environment.scale = 2
        #expect(environment.hasPixels)
    }

    @Test(
        "a scene is where it was drawn on its own device, upright, at the standard text size",
        arguments: [
            ("", true), ("retina4_7", true), ("retina4_7:landscape", false), ("retina6_12", false), ("L", true), ("XL", false),
            ("rtl", false), ("ltr", true),
        ])
    func drawn(_ name: String, _ isDrawn: Bool) throws {
        var environment = Environment()
        environment.device = Device(id: "retina4_7")
        let override = name.isEmpty ? .unchanged : try #require(EnvironmentOverride(name))
        #expect(environment.isDrawn(under: override) == isDrawn)
    }
}
