#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A clock that only goes forward, in nanoseconds.
public func nanoseconds() -> UInt64 { read(CLOCK_MONOTONIC) }

/// The processor time that this thread has used, in nanoseconds.
private func ownNanoseconds() -> UInt64 { read(CLOCK_THREAD_CPUTIME_ID) }

private func read(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// Returns the time that `body` takes, without the time that the machine gave to other processes.
///
///     own time   ├──┬───────── body ──────────┬──┤    what counts where others pushed in
///     wall time     ├───────── body ──────────┤       what counts otherwise: its clock is cheaper to read
public func timed(_ body: () throws -> Void) rethrows -> UInt64 {
    let own = ownNanoseconds()
    let wall = nanoseconds()
    try body()
    let wallTime = nanoseconds() - wall
    return min(wallTime, ownNanoseconds() - own)
}
