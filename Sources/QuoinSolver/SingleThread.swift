/// A check that only one thread at a time uses an object: debug builds refuse a second thread, release builds do not check.
///
/// ```text
///   thread A   solve ────────────────────────▶
///   thread B            add: usedByTwoThreads
/// ```
///
/// Without the check, two threads that use one solver at the same time crash rarely, later, and somewhere else. A second thread that enters
/// between two instructions of the first is not detected: this is an aid for debugging, not a lock.
package struct SingleThread {
    #if DEBUG
        private var thread: UInt = 0
        private var depth = 0
    #endif

    package init() {}

    /// - Throws: ``SolverError/usedByTwoThreads`` in a debug build if another thread has entered and not left.
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
