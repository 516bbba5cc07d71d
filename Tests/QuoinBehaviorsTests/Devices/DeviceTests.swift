import QuoinBehaviors
import QuoinLayout
import Testing

/// The device table, eras and bars (ER-1, DV-1, BR-1).
struct DeviceTests {
    @Test("ER-1 eras by name, release and order")
    func eras() {
        #expect(Era(named: "ios15") == .ios15 && Era(named: "ios10") == .ios9 && Era(named: "ios18") == .ios15)
        #expect(Era(named: "ios5") == nil && Era(named: "15") == nil && Era(named: "iosx") == nil)
        #expect(Era.standard == .ios15 && Era.ios9 < .ios11 && Era.ios26.name == "ios26")
    }

    @Test(
        "DV-1 insets of devices held upright",
        arguments: [
            ("retina4_7", Era.ios15, 20.0, 0.0), ("retina5_9", .ios11, 44, 34), ("retina5_9", .ios15, 50, 34),
            ("retina6_1", .ios13, 44, 34),
            ("retina6_1", .ios15, 48, 34), ("retina6_5", .ios15, 44, 34), ("retina6_0", .ios15, 47, 34), ("retina6_12", .ios15, 59, 34),
            ("retina6_3", .ios15, 62, 34), ("ipad9_7", .ios15, 20, 0), ("ipad11_0rounded", .ios15, 24, 20),
        ])
    func upright(id: String, era: Era, top: Double, bottom: Double) throws {
        let device = try #require(Device(id: id))
        #expect(device.safeArea(.portrait, era: era) == Insets(top, 0, bottom, 0))
    }

    @Test("SA-7 on its side a housing counts left and right, the home indicator 21; flat phones hide the status bar")
    func sideways() throws {
        let notched = try #require(Device(id: "retina6_12"))
        #expect(notched.safeArea(.landscape) == Insets(0, 59, 21, 59))
        #expect(try #require(Device(id: "retina5_9")).safeArea(.landscape, era: .ios11) == Insets(0, 44, 21, 44))
        let flat = try #require(Device(id: "retina4_7"))
        #expect(flat.safeArea(.landscape) == .zero)
        #expect(flat.safeArea(.landscape, era: .ios7) == Insets(20, 0, 0, 0))
        #expect(flat.safeArea(.landscape, era: .ios15, statusBarHidden: false).top == 20)
        #expect(flat.size(.landscape) == Size(width: 667, height: 375))
        #expect(try #require(Device(id: "ipad9_7")).safeArea(.landscape).top == 20)
    }

    @Test("A hidden status bar leaves a housing where it is")
    func hiddenStatusBar() throws {
        #expect(try #require(Device(id: "retina4_7")).safeArea(.portrait, statusBarHidden: true) == .zero)
        #expect(try #require(Device(id: "retina6_12")).safeArea(.portrait, statusBarHidden: true).top == 59)
    }

    @Test("DV-2 size classes")
    func sizeClasses() throws {
        let small = try #require(Device(id: "retina4_7")), large = try #require(Device(id: "retina5_5"))
        #expect(small.sizeClasses(.portrait) == SizeClasses(horizontal: .compact, vertical: .regular))
        #expect(small.sizeClasses(.landscape) == SizeClasses(horizontal: .compact, vertical: .compact))
        #expect(large.sizeClasses(.landscape) == SizeClasses(horizontal: .regular, vertical: .compact))
        let pad = try #require(Device(id: "ipad12_9"))
        #expect(pad.sizeClasses(.landscape) == SizeClasses(horizontal: .regular, vertical: .regular))
    }

    @Test("Devices are found by id and by size; ids are unique")
    func table() throws {
        #expect(Device(id: "retina9_9") == nil)
        #expect(Set(Device.all.map(\.id)).count == Device.all.count)
        let found = try #require(Device.matching(Size(width: 667, height: 375)))
        #expect(found.device.id == "retina4_7" && found.orientation == .landscape)
        #expect(Device.matching(Size(width: 1, height: 1)) == nil)
    }

    @Test("MG-5, F16 the least horizontal margin of a root")
    func minimumMargins() {
        for width in [320.0, 375, 390, 393, 402] { #expect(Screen.minimumMargin(width: width) == 16) }
        for width in [414.0, 428, 667, 768, 1024] { #expect(Screen.minimumMargin(width: width) == 20) }
        #expect(Screen.minimumMargin(width: 600, era: .ios8) == 16)
    }

    @Test("BR-1, F9 bar heights")
    func bars() throws {
        let phone = try #require(Device(id: "retina4_7")), pad = try #require(Device(id: "ipad9_7"))
        let upright = Screen(phone), sideways = Screen(phone, .landscape), wide = Screen(pad)
        #expect(NavigationBar().height(on: upright) == 44)
        #expect(NavigationBar().height(on: sideways) == 32)
        #expect(NavigationBar().height(on: wide) == 50)
        #expect(NavigationBar().height(on: Screen(pad, era: .ios9)) == 44)
        #expect(NavigationBar(hasLargeTitle: true).height(on: upright) == 96)
        #expect(NavigationBar(hasLargeTitle: true).height(on: sideways) == 32)
        #expect(NavigationBar(hasLargeTitle: true).height(on: Screen(phone, era: .ios9)) == 44)
        #expect(NavigationBar(hasPrompt: true).height(on: upright) == 74)
        #expect(NavigationBar(hasSearchBar: true).height(on: upright) == 96)
        #expect(NavigationBar(isHidden: true).height(on: upright) == 0)
        #expect(NavigationBar(height: 104.5).height(on: upright) == 104.5)
        #expect(TabBar().height(on: upright) == 49 && TabBar().height(on: sideways) == 32 && TabBar().height(on: wide) == 50)
        #expect(TabBar().height(on: Screen(phone, .landscape, era: .ios9)) == 49)
        #expect(Toolbar().height(on: upright) == 44 && Toolbar().height(on: sideways) == 32)
    }

    @Test("A window that is no device's has a status bar and nothing more")
    func plainScreen() {
        let window = Screen(size: Size(width: 600, height: 600))
        #expect(window.safeArea == Insets(20, 0, 0, 0) && window.device == nil)
        #expect(Screen(size: Size(width: 500, height: 300)).safeArea == .zero)
        #expect(Screen(size: Size(width: 393, height: 852)).safeArea == Insets(59, 0, 34, 0))
    }

    @Test("Text sizes by name")
    func categories() {
        #expect(TextCategory(named: "xl") == .extraLarge && TextCategory(named: "AX5") == .accessibilityExtraExtraExtraLarge)
        #expect(TextCategory(named: "huge") == nil)
        #expect(TextCategory.allCases.allSatisfy { TextCategory(named: $0.name) == $0 })
        #expect(TextCategory.accessibilityMedium.isAccessibility && !TextCategory.extraExtraExtraLarge.isAccessibility)
    }

    @Test("MG-8, CE-1, CE-2, F20 to F22 what cells keep for themselves")
    func cells() {
        let metrics = CellMetrics(scale: 2, width: 375)
        #expect(metrics.margins() == Insets(11, 16, 11, 16))
        #expect(metrics.margins(accessory: .disclosure) == Insets(11, 16, 11, 8))
        #expect(CellMetrics(scale: 3, width: 393).margins().left == 20)
        #expect(CellMetrics(era: .ios9).margins() == Insets(all: 8))
        let cell = Size(width: 375, height: 44)
        #expect(metrics.contentSize(cell: cell) == cell)
        #expect(CellMetrics(era: .ios11).contentSize(cell: cell) == Size(width: 375, height: 43.5))
        #expect(metrics.leastHeight == 43.5)
        #expect(metrics.contentSize(cell: cell, accessory: .disclosure).width == 348.5)
        #expect(metrics.contentSize(cell: cell, accessory: .checkmark, hasSeparator: false) == Size(width: 335, height: 44))
        #expect(CellMetrics(width: 414).contentSize(cell: Size(width: 414, height: 44), accessory: .disclosure).width == 383.5)
        #expect(CellMetrics(width: 414).contentSize(cell: Size(width: 414, height: 44), accessory: .checkmark).width == 370)
        #expect(CellMetrics(era: .ios11).contentSize(cell: cell, accessory: .disclosure).width == 341)
    }
}
