import Engines
import Workloads

private func run() -> Int32 {
    let options: Options
    do throws(Options.UsageError) {
        options = try Options(arguments: Array(CommandLine.arguments.dropFirst()))
    } catch {
        Output.warn(error.message)
        Output.warn("see quoin-bench --help")
        return 64
    }
    let program = Program(options)
    switch options.command {
    case .help:
        Output.write(Options.usage + "\n")
        return 0
    case .measure: return program.measure()
    case .writeBaseline(let path): return program.writeBaseline(path)
    case .checkBaseline(let path): return program.checkBaseline(path)
    case .child(let engine, let idle): return program.child(engine, idle: idle)
    }
}

exitProcess(run())
