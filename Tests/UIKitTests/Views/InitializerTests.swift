import LayoutLibraryFive
import LayoutLibrarySix
import Testing
import UIKit

/// `self.init()` in an extension means the initializer of the class, not the extension's own whose parameters have defaults;
/// classes that override the designated initializers inherit the others.
@MainActor
@Suite("Initializers of views in extensions and subclasses", .serialized)
struct InitializerTests {
    @Test("A convenience initializer with defaults calls the class's own init()")
    func extensions() {
        #expect(LayoutLibraryFive.madeByDefaults().count == 12 && LayoutLibrarySix.madeByDefaults().count == 12)
        #expect(LayoutLibraryFive.madeByDefaults().allSatisfy { $0.tag == 7 })
        #expect((LayoutLibrarySix.madeByDefaults()[0] as? UITextView)?.text == "words")
    }

    @Test("A subclass that overrides the designated initializers has init(frame:) and init()")
    func inheritance() {
        #expect(LayoutLibraryFive.inheritedInitializers() == ["notes", "list", "grid"])
        #expect(LayoutLibrarySix.inheritedInitializers() == ["notes", "list", "grid"])
    }
}
