import QuoinBehaviors
import QuoinScenes

// The environment variables of the process, so that an unchanged test suite runs on any device:
//
//     QUOIN_DEVICE="iPhone 15" QUOIN_ERA=17 QUOIN_CONTENT_SIZE=AX3 QUOIN_RTL=1 swift test
//
// They are read once, for the first value of `UIKitEnvironment.current`. A program that sets the environment overrides them.

extension UIKitEnvironment {
    /// The environment that the variables of the process describe. Wrong values are reported on standard error.
    static func ofProcess() -> UIKitEnvironment {
        var environment = UIKitEnvironment()
        let log = environment.log
        environment.read(ProcessInfo.processInfo.environment) { log(UIKitMessage(exception: nil, text: $0)) }
        return environment
    }

    /// The devices that a variable may name, as an error lists them.
    private static var deviceNames: String { Device.all.map { "\($0.id) (\($0.name))" }.joined(separator: ", ") }

    /// Sets what the variables name, and reports each wrong value together with the allowed ones.
    mutating func read(_ variables: [String: String], report: (String) -> Void) {
        func value<Value>(of name: String, values: String, parse: (String) -> Value?) -> Value? {
            guard let text = variables["QUOIN_\(name)"], !text.isEmpty else { return nil }
            let found = parse(text)
            if found == nil { report("QUOIN_\(name) is \"\(text)\", which is none of the values: \(values)") }
            return found
        }
        if let override = value(
            of: "DEVICE", values: "\(UIKitEnvironment.deviceNames); with :landscape for a device on its side",
            parse: EnvironmentOverride.init(deviceNamed:))
        {
            screenDevice = override.device ?? screenDevice
            isLandscape = override.orientation == .landscape
        }
        if let era = value(of: "ERA", values: "releases of iOS, from \(Era.allCases[0].rawValue) on", parse: { Era(named: "ios\($0)") }) {
            systemEra = era
        }
        if let scale = value(
            of: "SCALE", values: "numbers of pixels per point, such as 2 or 3",
            parse: { Double($0).flatMap { $0 > 0 && $0 <= 16 ? $0 : nil } })
        {
            self.scale = CGFloat(scale)
        }
        let sizes = TextCategory.allCases.map(\.name).joined(separator: ", ")
        if let category = value(of: "CONTENT_SIZE", values: sizes, parse: { TextCategory(named: $0) }) {
            contentSizeCategory = UIContentSizeCategory.ascending[category.rawValue]
        }
        let answers = ["1": true, "true": true, "yes": true, "0": false, "false": false, "no": false]
        if let isRightToLeft = value(of: "RTL", values: "1 and 0", parse: { answers[$0.lowercased()] }) {
            self.isRightToLeft = isRightToLeft
        }
    }
}

extension EnvironmentOverride {
    /// A device by its identifier in Interface Builder or its name, perhaps with `:landscape`; nil for any other text.
    fileprivate init?(deviceNamed text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        self.init(text)
        if Device(named: parts[0]) == nil || category != nil || direction != nil { return nil }
    }
}
