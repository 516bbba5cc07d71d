import Engines
import Workloads
for w in Workload.allCases { for size in [10, 100,1000] {
  if w == .c && size == 1000 { continue }
  let p = w.picture(size: size)
    let en = try Engines.engine(named: "kiwi", peers: ".build/peers")!
    let t = try en.prepare(p)
    let v = UnsafeMutableBufferPointer<Double>.allocate(capacity: 4*p.views.count)
    let c = ContinuousClock()
    var d: Duration = .zero
    for _ in 0..<(size < 1000 ? 11 : 1) { t.clear()
     d = try c.measure { try t.build(); try t.read(into: v) } }
    print(w, size, d, p.certificate(of: .init(v), as: t.variables).violations)
}}
