import Foundation
import QuoinSolver
import Testing

/// A solver that two threads use at the same time: debug builds say so.
@Suite struct TwoThreadsTests {
    /// Calls something on another thread, and waits for it.
    private static func elsewhere(_ body: @escaping () -> Void) {
        struct Parcel: @unchecked Sendable { let body: () -> Void }
        let parcel = Parcel(body: body), done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            parcel.body()
            done.signal()
        }
        done.wait()
    }

    /// A backend that calls a closure while its solver solves.
    private final class Interrupted: SolverBackend {
        var values: [Double] = []
        var whileSolving: () -> Void = {}
        func load(_ change: RowChange) { values = [Double](repeating: 0, count: change.variableCount) }
        func solve(_ levels: [Level]) -> Bool {
            whileSolving()
            return true
        }
    }

    #if DEBUG
        @Test("A second thread is refused during a solve") func aSecondThreadIsRefused() throws {
            let backend = Interrupted()
            let solver = try Solver(backend: .custom(backend))
            let x = try solver.addVariable()
            var errors: [SolverError?] = []
            func note(_ body: () throws(SolverError) -> Void) {
                do throws(SolverError) {
                    try body()
                    errors.append(nil)
                } catch { errors.append(error) }
            }
            backend.whileSolving = {
                TwoThreadsTests.elsewhere {
                    note { () throws(SolverError) in try solver.add(x == 8) }
                    note { () throws(SolverError) in try solver.solve() }
                    note { () throws(SolverError) in _ = try solver.addVariable() }
                    note { () throws(SolverError) in _ = try solver.value(of: x) }
                }
                // The thread that solves may ask what it likes.
                note { () throws(SolverError) in _ = try solver.addVariable() }
            }
            try solver.solve()
            #expect(errors == [.usedByTwoThreads, .usedByTwoThreads, .usedByTwoThreads, .usedByTwoThreads, nil])
            #expect("\(SolverError.usedByTwoThreads)".contains("one for each thread"))
        }
    #endif

    @Test("Threads may use a solver one after the other") func oneThreadAfterTheOtherIsFine() throws {
        let solver = try Solver()
        let x = try solver.addVariable()
        var value: Double?
        TwoThreadsTests.elsewhere {
            _ = try? solver.add(x == 8)
            try? solver.solve()
        }
        TwoThreadsTests.elsewhere { value = try? solver.value(of: x) }
        #expect(value == 8)
    }
}
