import CSolver
import Workloads

/// A picture's rows as C arrays, in runs of one form: differences, and rows with more terms. Their keys are left to the
/// solver, so a row that is removed and added again comes last, as it does for every other engine.
///
/// Variables of a fresh solver are numbered from 0 in their order, which is what the rows here rely on.
final class CSolverRows {
    struct Batch {
        enum Kind {
            case differences(UnsafePointer<quoin_difference>)
            case general(UnsafePointer<quoin_row_input>)
        }

        var kind: Kind
        var first: Int
        var count: Int
    }

    let count: Int
    private(set) var batches: [Batch] = []
    private let terms: UnsafeMutableBufferPointer<quoin_term>
    private let differences: UnsafeMutableBufferPointer<quoin_difference>
    private let general: UnsafeMutableBufferPointer<quoin_row_input>

    init(_ picture: Picture) {
        let lowered = LoweredPicture(picture, as: .edges)
        count = picture.rows.count
        terms = .allocate(capacity: lowered.terms.count)
        differences = .allocate(capacity: count)
        general = .allocate(capacity: count)
        _ = terms.initialize(fromContentsOf: lowered.terms.map { quoin_term(variable: $0.variable, coefficient: $0.coefficient) })
        for index in picture.rows.indices { place(index, of: picture, lowered: lowered) }
    }

    deinit {
        terms.deallocate()
        differences.deallocate()
        general.deallocate()
    }

    /// One row alone.
    func batch(of row: Int) -> Batch {
        let isDifference = differences[row].reserved == 0
        return Batch(kind: kind(isDifference, at: row), first: row, count: 1)
    }

    private func place(_ index: Int, of picture: Picture, lowered: LoweredPicture) {
        let row = picture.rows[index]
        let difference = quoin_difference(row, lowered.terms(of: index), isEdit: index == picture.windowRow)
        // Both arrays have every row's place; `reserved` says in which of them it is.
        differences.initializeElement(at: index, to: difference ?? quoin_difference.elsewhere)
        let start = lowered.starts[index]
        let input = quoin_row_input(
            terms: terms.baseAddress.map { UnsafePointer($0 + start) }, term_count: UInt32(lowered.starts[index + 1] - start),
            relation: row.relation.rawValue, constant: row.constant, priority: row.priority, tie: 0, guard: 0, key: .max, edit: 0,
            reserved: 0)
        general.initializeElement(at: index, to: input)
        append(index, isDifference: difference != nil)
    }

    private func append(_ index: Int, isDifference: Bool) {
        if let last = batches.last, case .differences = last.kind, isDifference {
            batches[batches.count - 1].count += 1
        } else if let last = batches.last, case .general = last.kind, !isDifference {
            batches[batches.count - 1].count += 1
        } else {
            batches.append(Batch(kind: kind(isDifference, at: index), first: index, count: 1))
        }
    }

    private func kind(_ isDifference: Bool, at row: Int) -> Batch.Kind {
        isDifference
            ? .differences(UnsafePointer(differences.baseAddress.unsafelyUnwrapped + row))
            : .general(UnsafePointer(general.baseAddress.unsafelyUnwrapped + row))
    }
}

extension quoin_difference {
    fileprivate static let elsewhere = quoin_difference(
        plus: 0, minus: 0, constant: 0, priority: 0, key: 0, relation: 0, tie: 0, guard: 0, edit: 0, reserved: 1)

    /// Creates a difference from a row; nil if the row is not `plus − minus`.
    fileprivate init?(_ row: Row, _ terms: ArraySlice<LoweredPicture.Term>, isEdit: Bool) {
        guard terms.count <= 2, terms.allSatisfy({ abs($0.coefficient) == 1 }) else { return nil }
        let plus = terms.filter { $0.coefficient == 1 }
        let minus = terms.filter { $0.coefficient == -1 }
        guard plus.count <= 1, minus.count <= 1 else { return nil }
        self.init(
            plus: plus.first?.variable ?? UInt32.max, minus: minus.first?.variable ?? UInt32.max, constant: row.constant,
            priority: row.priority, key: .max, relation: Int8(row.relation.rawValue), tie: 0, guard: 0, edit: isEdit ? 1 : 0,
            reserved: 0)
    }
}
