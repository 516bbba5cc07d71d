/// The thread that is inside of what one thread at a time may use: debug builds refuse a second one, release builds look at
/// nothing.
///
/// ```text
///   thread A   solve ────────────────────────▶
///   thread B            add: usedByTwoThreads
/// ```
///
/// Without it two threads that use one solver at the same time crash somewhere else, later, and seldom. A second thread that
/// comes in between two instructions of the first is not noticed: this is a help for debugging, not a lock.
package struct SingleThread {
    #if DEBUG
        private var thread: UInt = 0
        private var depth = 0
    #endif

    package init() {}

    /// - Throws: ``SolverError/usedByTwoThreads`` in a debug build where another thread has entered and not left.
    @inline(__always)
    package mutating func enter() throws(SolverError) {
        #if DEBUG
            let current = Core.currentThread
            guard depth == 0 || thread == current else { throw .usedByTwoThreads }
            thread = current
            depth += 1
        #endif
    }

    @inline(__always)
    package mutating func leave() {
        #if DEBUG
            depth -= 1
        #endif
    }
}
