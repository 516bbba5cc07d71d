import Engines
import Testing
import Workloads

@Suite("A workload")
struct WorkloadTests {
    @Test("has the size its table says", arguments: [2, 10, 100])
    func sizes(size: Int) {
        let n = size
        let expected: [(Workload, views: Int, rows: Int)] = [
            (.g, 4 * n + 1, 26 * n + 4), (.l, 3 * n + 1, 20 * n + 4), (.m, n + 1, 4 * n + 4 + min(n, 3)), (.t, 2 * n + 1, 10 * n + 4),
            (.a, n, 4 * n), (.a2, 2 * n, 11 * n), (.c, 4 * n + 2, 24 * n + 8), (.d, n + 1, 7 * n + 2), (.f, n + 3, 7 * n + 12),
        ]
        for (workload, views, rows) in expected {
            let picture = workload.picture(size: size)
            #expect(picture.views.count == views, "\(workload)")
            #expect(picture.rows.count == rows, "\(workload)")
        }
        #expect(Workload.b.picture(size: 1000).views.count == 1341)
        #expect(Workload.b.picture(size: 1000).rows.count == 8364)
    }

    @Test(
        "has a random screen of about N views, the same at each call, that nothing required contradicts", arguments: [10, 100, 300, 1000])
    func screens(size: Int) throws {
        let picture = Workload.s.picture(size: size)
        #expect((size...size + 40).contains(picture.views.count))
        #expect((6 * size...12 * size).contains(picture.rows.count))
        #expect(picture.rows.map(\.constant) == Workload.s.picture(size: size).rows.map(\.constant))
        #expect(certificate(picture, try solved(picture)).requiredResidual < 1e-6)
    }

    @Test("is as ambiguous for each of our engines", arguments: Workload.allCases)
    func ambiguityAgrees(workload: Workload) throws {
        let picture = workload.picture(size: 8)
        let counts = try ["native", "csolver", "hybrid", "glpk"].compactMap { name -> Int? in
            guard let engine = try? Engines.engine(named: name, peers: "") else { return nil }
            let prepared = try engine.prepare(picture)
            try prepared.build()
            return try prepared.countAmbiguous()
        }
        #expect(Set(counts).count == 1, "\(counts)")
    }

    @Test("says the same over edges and over frames", arguments: Workload.allCases)
    func loweringsAgree(workload: Workload) {
        let picture = workload.picture(size: 10)
        let edges = LoweredPicture(picture, as: .edges)
        let frames = LoweredPicture(picture, as: .frames)
        // Any values do: a view's frame is worked out from its edges.
        let values = (0..<4 * picture.views.count).map { Double($0 * 7919 % 1013) / 8 }
        func frame(_ variable: Int) -> Double { variable % 4 < 2 ? values[variable] : values[variable] - values[variable - 2] }
        for row in picture.rows.indices {
            let left = edges.terms(of: row).reduce(0) { $0 + $1.coefficient * values[Int($1.variable)] }
            let right = frames.terms(of: row).reduce(0) { $0 + $1.coefficient * frame(Int($1.variable)) }
            #expect(abs(left - right) < 1e-9, "row \(row)")
        }
    }

    @Test("notices an answer that breaks a required row")
    func certificateSeesResiduals() throws {
        let picture = Workload.a.picture(size: 10)
        var values = try solved(picture)
        #expect(certificate(picture, values).requiredResidual < 1e-9)
        values[4 * 5] += 2
        #expect(abs(certificate(picture, values).requiredResidual - 2) < 1e-9)
    }

    @Test("notices an answer that is not the best")
    func certificateSeesViolations() throws {
        var picture = Workload.f.picture(size: 10)
        let values = try solved(picture)
        let best = certificate(picture, values).violations
        let edit = try #require(picture.edit(.label, 0))
        picture.apply(edit)
        #expect(!certificate(picture, values).violations.elementsEqual(best, by: ==))
    }

    @Test("never edits a label to the size it has", arguments: [Workload.s, .g, .l, .t, .a2, .b, .c, .f])
    func editsChange(workload: Workload) throws {
        var picture = workload.picture(size: 3)
        for kind in [Edit.Kind.width, .label] {
            for index in 0..<50 {
                let edit = try #require(picture.edit(kind, index))
                for row in edit.rows { #expect(picture.rows[row].constant != edit.value) }
                picture.apply(edit)
            }
            for edit in picture.restoring(kind, 50) { picture.apply(edit) }
            let original = workload.picture(size: 3)
            #expect(zip(picture.rows, original.rows).allSatisfy { $0.constant == $1.constant })
        }
    }

    @Test("gives every engine of ours the same sums", arguments: Workload.allCases)
    func enginesAgree(workload: Workload) throws {
        let picture = workload.picture(size: 12)
        var sums: [[Double]] = []
        for name in ["native", "csolver", "hybrid", "glpk"] {
            guard let engine = try? Engines.engine(named: name, peers: "") else { continue }
            let prepared = try engine.prepare(picture)
            try prepared.build()
            for kind in Edit.Kind.allCases {
                if let edit = picture.edit(kind, 0) { try prepared.edit(edit) }
                for edit in picture.restoring(kind, 1) { try prepared.edit(edit) }
            }
            var values = [Double](repeating: .nan, count: 4 * picture.views.count)
            try values.withUnsafeMutableBufferPointer { try prepared.read(into: $0) }
            let found = certificate(picture, values)
            #expect(found.requiredResidual <= 1e-3, "\(name)")
            sums.append(found.violations.map(\.sum))
        }
        for (one, other) in zip(sums, sums.dropFirst()) {
            #expect(zip(one, other).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, $0) })
        }
    }

    private func solved(_ picture: Picture) throws -> [Double] {
        let prepared = try CSolverEngine.csolver().prepare(picture)
        try prepared.build()
        var values = [Double](repeating: .nan, count: 4 * picture.views.count)
        try values.withUnsafeMutableBufferPointer { try prepared.read(into: $0) }
        return values
    }

    private func certificate(_ picture: Picture, _ values: [Double]) -> Certificate {
        values.withUnsafeBufferPointer { picture.certificate(of: $0, as: .edges) }
    }
}
