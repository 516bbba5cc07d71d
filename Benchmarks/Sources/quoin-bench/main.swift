import Engines
import Workloads
let e = ["kiwi", "yoga"]
for w in Workload.allCases { for size in [10, 100, 1000] {
  let p = w.picture(size: size)
  print(w, size, p.views.count, p.rows.count)
  for name in e {
    if size == 1000 && name == "kiwi" && (w == .c || w == .d || w == .f) { continue }
    let en = try Engines.engine(named: name, peers: "/work/bench/Benchmarks/.build/peers")!
    let t = try en.prepare(p)
    let v = UnsafeMutableBufferPointer<Double>.allocate(capacity: 4*p.views.count)
    let c = ContinuousClock()
    let d = try c.measure { try t.build(); try t.read(into: v) }
    let cert = p.certificate(of: .init(v), as: t.variables)
    print(" ", name, d, cert.requiredResidual, cert.violations)
    var q = p
    for k in Edit.Kind.allCases {
      for i in 0..<2 {
      guard let ed = p.edit(k, i) else { continue }
      q.apply(ed)
      let d = try c.measure { try t.edit(ed); try t.read(into: v) }
      let cert = q.certificate(of: .init(v), as: t.variables)
      print("    ", k, d, cert.requiredResidual, cert.violations.map(\.sum))
      }
      for ed in p.restoring(k, 2) { q.apply(ed); try t.edit(ed) }
    }
  }
}}
