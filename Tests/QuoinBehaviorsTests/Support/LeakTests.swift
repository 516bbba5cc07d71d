import Foundation
import QuoinBehaviors
import QuoinLayout
import Testing

/// Adding and removing items leaks no memory. Each test runs in a process of its own, where nothing else allocates.
struct LeakTests {
    /// 2,000, or 10,000 where QUOIN_FUZZ asks for the long form.
    static var cycles: Int { ProcessInfo.processInfo.environment["QUOIN_FUZZ"] == nil ? 2000 : 10_000 }

    #if os(Linux)
        /// The bytes of memory that the process uses, a multiple of the size of a page; 0 if they could not be read.
        private static var used: Int {
            let words = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
            return words.count > 1 ? (Int(words[1]) ?? 0) * 4096 : 0
        }

        /// Ends the process with 1 if more than 500,000 bytes were added since then, or if memory could not be read.
        private static func expectNoGrowth(_ name: String, since before: Int) {
            let grown = used - before
            guard before == 0 || grown > 500_000 else { return }
            print("\(name): \(grown) bytes more after \(cycles / 2) cycles")
            exit(1)
        }

        /// Adds something to a tree and takes it away again, over and over. Ends the process with 1 where bytes stay.
        private static func expectNoGrowth(_ name: String, repeating add: (Item) throws -> Void) throws {
            let root = Item("root")
            let layout = try Layout(root: root, width: 320, height: 480, environment: SystemEnvironment())
            var before = 0
            for cycle in 0..<cycles {
                if cycle == cycles / 2 { before = used }
                let item = Item("item")
                try root.add(item)
                try add(item)
                try layout.layOut()
                item.remove()
                try layout.layOut()
            }
            expectNoGrowth(name, since: before)
        }

        private static func label() -> Label { Label(lines: 0) { MeasuredText(width: min(200, $0.width ?? 200), height: 20) } }

        @Test("Stack views leave no objects behind") func stacksLeaveNothing() async {
            await #expect(processExitsWith: .success) {
                try LeakTests.expectNoGrowth("stack") { item in
                    let stack = StackView(axis: .vertical, spacing: 8)
                    stack.isMarginsRelative = true
                    stack.distribution = .equalSpacing
                    item.behavior = stack
                    for _ in 0..<3 {
                        let child = Item()
                        child.behavior = LeakTests.label()
                        try item.add(child)
                    }
                }
            }
        }

        @Test("Scroll views leave no objects behind") func scrollViewsLeaveNothing() async {
            await #expect(processExitsWith: .success) {
                try LeakTests.expectNoGrowth("scroll view") { item in
                    item.behavior = ScrollView()
                    let content = Item()
                    try item.add(content)
                    try content.top.equal(to: item.guide(for: .content).top).install()
                    try content.bottom.equal(to: item.guide(for: .content).bottom).install()
                    try content.width.equal(to: item.guide(for: .visible).width).install()
                    try content.left.equal(to: item.guide(for: .safeArea).left).install()
                }
            }
        }

        @Test("Guides leave no objects behind") func guidesLeaveNothing() async {
            await #expect(processExitsWith: .success) {
                try LeakTests.expectNoGrowth("guides") { item in
                    for behavior in [ReadableGuide(), KeyboardGuide()] as [AttachedBehavior] {
                        let guide = Item("guide", kind: .guide)
                        try item.add(guide)
                        guide.behavior = behavior
                        let child = Item()
                        try item.add(child)
                        try child.left.equal(to: guide.left).install()
                        try child.top.equal(to: item.guide(for: .margins).top).install()
                    }
                    item.additionalSafeArea = Insets(all: 4)
                }
            }
        }

        @Test("Controllers leave no objects behind") func controllersLeaveNothing() async {
            await #expect(processExitsWith: .success) {
                guard let device = Device(id: "retina6_12") else { exit(2) }
                var before = 0
                for cycle in 0..<LeakTests.cycles {
                    if cycle == LeakTests.cycles / 2 { before = LeakTests.used }
                    let view = Item("view"), scroll = Item("scroll")
                    scroll.behavior = ScrollView()
                    try view.add(scroll)
                    let controller = Controller(view: view, screen: Screen(device), bars: Bars(navigation: NavigationBar(), tab: TabBar()))
                    controller.load()
                    controller.willAppear()
                    controller.didAppear()
                    let layout = try Layout(root: view, width: 393, height: 852, environment: controller.environment)
                    try layout.layOut()
                    controller.rotate(to: Screen(device, .landscape))
                    try layout.layOut()
                }
                LeakTests.expectNoGrowth("controllers", since: before)
            }
        }
    #endif
}
