#if DEBUG
    import Foundation
    import QuoinLayout
    import Testing

    /// A layout that two threads use at the same time: debug builds say so.
    struct LayoutThreadTests {
        /// Has a layout run on another thread while it runs.
        private final class Meddler: AttachedBehavior {
            var layout: Layout?
            var error: LayoutError?

            override func constraints(for item: Item) -> [Constraint] {
                struct Parcel: @unchecked Sendable { let meddler: Meddler }
                let parcel = Parcel(meddler: self), done = DispatchSemaphore(value: 0)
                Thread.detachNewThread {
                    do throws(LayoutError) { try parcel.meddler.layout?.layOut() } catch { parcel.meddler.error = error }
                    done.signal()
                }
                done.wait()
                return []
            }
        }

        @Test("A second thread is refused during a layout") func aSecondThreadIsRefused() throws {
            let root = Item("root"), meddler = Meddler()
            root.behavior = meddler
            let layout = try Layout(root: root, width: 100, height: 100)
            meddler.layout = layout
            try layout.layOut()
            #expect(meddler.error == .solver(.usedByTwoThreads))
            try layout.layOut()
            #expect(root.frame.width == 100)
        }
    }
#endif
