import QuoinBehaviors
import QuoinScenes
import Testing

@Suite("Overrides of an environment by name")
struct EnvironmentOverrideTests {
    @Test(
        "an override is read back from its name",
        arguments: ["", "retina4_7", "retina4_7:landscape", "retina6_12:AX3:rtl", "ipad9_7:portrait:XS:ltr", "rtl"])
    func names(_ name: String) {
        #expect(name.isEmpty ? EnvironmentOverride.unchanged.name == "" : EnvironmentOverride(name)?.name == name)
    }

    @Test("the parts of a name may be in any order") func order() {
        #expect(EnvironmentOverride("rtl:landscape:retina4_7")?.name == "retina4_7:landscape:rtl")
    }

    @Test("a device may be given by its marketing name", arguments: ["iPhone 15:landscape", "iphone 15:landscape", "iPhone15:landscape"])
    func deviceNames(_ name: String) { #expect(EnvironmentOverride(name)?.name == "retina6_12:landscape") }

    @Test("the message about an unknown device suggests a similar name, or shows an example and lists all devices")
    func unknownDevice() {
        #expect(
            EnvironmentOverride.unknownNameMessage("iPhnoe 15:rtl")
                == "unknown device \"iPhnoe 15\": did you mean \"iPhone 15\"? 'quoin devices' lists them.")
        let foreign = EnvironmentOverride.unknownNameMessage("Pixel 9")
        #expect(foreign.hasPrefix("unknown device \"Pixel 9\": a device is written like iPhone 15,"))
        #expect(foreign.hasSuffix(" ipad12_9rounded; 'quoin devices' describes them."))
        let list = Device.all.map(\.id).joined(separator: ", ")
        #expect(
            Device.unknownNameMessage("Pixel 9")
                == "unknown device \"Pixel 9\". The devices are \(list); 'quoin devices' describes them.")
    }

    @Test(
        "unknown and repeated parts are refused", arguments: ["", "retina9", "retina4_7:retina4_7", "retina4_7:", "rtl:ltr", "AX9"])
    func wrong(_ name: String) { #expect(EnvironmentOverride(name) == nil) }
}
