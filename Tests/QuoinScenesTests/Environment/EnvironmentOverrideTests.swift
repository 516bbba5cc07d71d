import QuoinScenes
import Testing

@Suite("Overrides of an environment by name")
struct EnvironmentOverrideTests {
    @Test("a name reads back", arguments: ["", "retina4_7", "retina4_7:landscape", "retina6_12:AX3:rtl", "ipad9_7:portrait:XS:ltr", "rtl"])
    func names(_ name: String) {
        #expect(name.isEmpty ? EnvironmentOverride.unchanged.name == "" : EnvironmentOverride(name)?.name == name)
    }

    @Test("parts may stand in any order") func order() {
        #expect(EnvironmentOverride("rtl:landscape:retina4_7")?.name == "retina4_7:landscape:rtl")
    }

    @Test(
        "what is no part, or is there twice, is refused", arguments: ["", "retina9", "retina4_7:retina4_7", "retina4_7:", "rtl:ltr", "AX9"])
    func wrong(_ name: String) { #expect(EnvironmentOverride(name) == nil) }
}
