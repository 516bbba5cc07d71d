/// The quality of an engine's answer, computed by the harness from the rows alone.
public struct Certificate: Sendable, Equatable {
    /// The largest violation of a required row.
    public var requiredResidual: Double
    /// The sum of violations at each other priority, highest first.
    public var violations: [(priority: Double, sum: Double)]
    /// The largest length in the picture, against which a difference counts.
    public var scale: Double

    public static func == (one: Certificate, other: Certificate) -> Bool {
        one.requiredResidual == other.requiredResidual && one.violations.elementsEqual(other.violations, by: ==)
    }
}

extension Picture {
    /// Checks `values`, four a view, against the rows with their present constants.
    public func certificate(of values: UnsafeBufferPointer<Double>, as variables: LoweredPicture.Variables) -> Certificate {
        var sums: [Double: Double] = [:]
        var residual = 0.0
        var scale = 1.0
        for row in rows {
            var excess = length(of: row.first, in: values, as: variables) - row.constant
            if let second = row.second { excess -= row.multiplier * length(of: second, in: values, as: variables) }
            let violation =
                switch row.relation {
                case .equal: abs(excess)
                case .lessOrEqual: max(excess, 0)
                case .greaterOrEqual: max(-excess, 0)
                }
            if row.priority >= 1000 {
                residual = violation.isNaN ? .infinity : max(residual, violation)
            } else {
                sums[row.priority, default: 0] += violation.isNaN ? .infinity : violation
            }
            scale = max(scale, abs(row.constant))
        }
        for value in values where value.isFinite { scale = max(scale, abs(value)) }
        let ordered = sums.sorted { $0.key > $1.key }.map { (priority: $0.key, sum: $0.value) }
        return Certificate(requiredResidual: residual, violations: ordered, scale: scale)
    }

    /// Frames that start at their parent's corner, moved to where they lie in the window.
    public func placed(_ frames: UnsafeBufferPointer<Double>) -> [Double] {
        var placed = Array(frames)
        for (view, parent) in views.map(\.parent).enumerated() where parent >= 0 {
            placed[4 * view] += placed[4 * Int(parent)]
            placed[4 * view + 1] += placed[4 * Int(parent) + 1]
        }
        return placed
    }

    private func length(of anchor: Anchor, in values: UnsafeBufferPointer<Double>, as variables: LoweredPicture.Variables) -> Double {
        let base = 4 * Int(anchor.view)
        func start(_ axis: Int) -> Double { values[base + axis] }
        func end(_ axis: Int) -> Double {
            variables == .edges ? values[base + axis + 2] : values[base + axis] + values[base + axis + 2]
        }
        switch anchor.attribute {
        case .left: return start(0)
        case .top: return start(1)
        case .right: return end(0)
        case .bottom: return end(1)
        case .width: return end(0) - start(0)
        case .height: return end(1) - start(1)
        case .centerX: return (start(0) + end(0)) / 2
        case .centerY: return (start(1) + end(1)) / 2
        }
    }
}
