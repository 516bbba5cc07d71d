import QuoinScenes

extension Configuration {
    /// The name of the configuration file, which is searched for in the folder of a file and in those above it.
    public static let fileName = ".quoin.json"

    /// Reads a configuration; everything in it must be known.
    public init(_ bytes: [UInt8], path: String) throws(ConfigurationError) {
        let text = try ConfigurationError.json(bytes, path: path)
        self = try ConfigurationReader(path: path).read(text.root)
    }
}

/// Reads the keys one by one: each has a method, and what has none is an error.
struct ConfigurationReader {
    let path: String

    private static let keys = [
        "included", "excluded", "disabled_rules", "opt_in_rules", "only_rules", "rules", "devices", "suppressed", "fail_level", "fonts",
    ]

    func read(_ root: JSONValue) throws(ConfigurationError) -> Configuration {
        guard root.kind == .object else { throw error("a configuration is an object, not \(root.kindName)", root) }
        var configuration = Configuration()
        for (name, value) in root.members {
            switch name.string ?? "" {
            case "included": configuration.included = try globs(value, "included")
            case "excluded": configuration.excluded = try globs(value, "excluded")
            case "disabled_rules": configuration.disabledRules = try rules(value, "disabled_rules")
            case "opt_in_rules": configuration.optInRules = try rules(value, "opt_in_rules", orAll: true)
            case "only_rules": configuration.onlyRules = try rules(value, "only_rules")
            case "rules": configuration.severities = try severities(value)
            case "devices": configuration.devices = try devices(value)
            case "suppressed": configuration.suppressed = try suppressed(value)
            case "fonts": configuration.fonts = try folders(value, "fonts")
            case "fail_level": configuration.failLevel = try choice(value, "fail_level")
            default: throw unknown(name, ConfigurationReader.keys)
            }
        }
        return configuration
    }

    private func globs(_ value: JSONValue, _ key: String) throws(ConfigurationError) -> [Glob] {
        var globs: [Glob] = []
        for element in try list(value, key) { globs.append(try glob(element)) }
        return globs
    }

    private func folders(_ value: JSONValue, _ key: String) throws(ConfigurationError) -> [String] {
        var folders: [String] = []
        for element in try list(value, key) { folders.append(try string(element)) }
        return folders
    }

    private func glob(_ value: JSONValue) throws(ConfigurationError) -> Glob {
        guard let glob = Glob(try string(value)) else {
            throw error("a pattern is a path relative to the configuration's folder, such as \"App/**\"", value)
        }
        return glob
    }

    private func rules(_ value: JSONValue, _ key: String, orAll: Bool = false) throws(ConfigurationError) -> Set<String> {
        var ids: Set<String> = []
        for element in try list(value, key) {
            let id = try string(element)
            if !(orAll && id == Configuration.allRules) { try check(rule: id, element) }
            ids.insert(id)
        }
        return ids
    }

    private func check(rule id: String, _ value: JSONValue) throws(ConfigurationError) {
        guard Rule.named(id) == nil else { return }
        let near = nearest(to: id, among: Rule.all.map(\.id)).map { ": did you mean \"\($0)\"?" } ?? ": 'quoin rules' lists all rules"
        throw error("unknown rule \"\(id)\"\(near)", value)
    }

    private func severities(_ value: JSONValue) throws(ConfigurationError) -> [String: Severity] {
        guard value.kind == .object else { throw error("rules is an object of rules, not \(value.kindName)", value) }
        var severities: [String: Severity] = [:]
        for (name, settings) in value.members {
            let id = name.string ?? ""
            try check(rule: id, name)
            guard settings.kind == .object else {
                throw error("a rule's settings are an object such as {\"severity\": \"warning\"}, not \(settings.kindName)", settings)
            }
            for (key, value) in settings.members {
                guard key.string == "severity" else { throw unknown(key, ["severity"]) }
                let severity: Severity = try choice(value, "severity")
                severities[id] = severity
            }
        }
        return severities
    }

    private func devices(_ value: JSONValue) throws(ConfigurationError) -> [EnvironmentOverride] {
        var found: [EnvironmentOverride] = []
        for element in try list(value, "devices") {
            let name = try string(element)
            guard let environments = EnvironmentOverride.named(name) else {
                throw error(EnvironmentOverride.unknownNameMessage(name), element)
            }
            found += environments.filter { !found.contains($0) }
        }
        return found
    }

    private func suppressed(_ value: JSONValue) throws(ConfigurationError) -> [Configuration.Suppression] {
        guard value.kind == .object else { throw error("suppressed is an object of paths, not \(value.kindName)", value) }
        var found: [Configuration.Suppression] = []
        for (name, entries) in value.members {
            let files = try glob(name)
            for entry in try list(entries, "what is suppressed in a file") {
                let text = try string(entry)
                guard let colon = text.lastIndex(of: ":"), colon > text.startIndex else {
                    throw error("a suppression must be written \"object-id:rule-id\", with * for any object, not \"\(text)\"", entry)
                }
                let rule = String(text[text.index(after: colon)...]), object = String(text[..<colon])
                try check(rule: rule, entry)
                found.append(Configuration.Suppression(files: files, object: object == "*" ? nil : object, rule: rule))
            }
        }
        return found
    }
}

extension ConfigurationReader {
    private func choice<Choice: RawRepresentable & CaseIterable>(
        _ value: JSONValue, _ key: String
    ) throws(ConfigurationError) -> Choice where Choice.RawValue == String {
        let word = try string(value)
        guard let choice = Choice(rawValue: word) else {
            let words = Choice.allCases.map(\.rawValue)
            throw error("\(key) must be one of \(words.joined(separator: ", ")), not \"\(word)\"", value)
        }
        return choice
    }

    private func list(_ value: JSONValue, _ key: String) throws(ConfigurationError) -> JSONValue.Children {
        guard value.kind == .list else { throw error("\(key) is a list of strings, not \(value.kindName)", value) }
        return value.elements
    }

    private func string(_ value: JSONValue) throws(ConfigurationError) -> String {
        guard let string = value.string else { throw error("expected a string, found \(value.kindName)", value) }
        return string
    }

    private func unknown(_ name: JSONValue, _ known: [String]) -> ConfigurationError {
        let key = name.string ?? ""
        return error("unknown key \"\(key)\"\(suggestion(for: key, among: known))", name)
    }

    private func error(_ message: String, _ value: JSONValue) -> ConfigurationError {
        ConfigurationError(message, path: path, at: value)
    }
}
