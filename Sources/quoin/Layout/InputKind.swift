import QuoinInterfaceBuilder

/// The kind of a file, by its name; of standard input without one, by its first byte.
enum InputKind {
    case scene, interfaceBuilder

    init?(_ name: String) {
        let name = name.lowercased()
        if name.hasSuffix(".json") {
            self = .scene
        } else if InterfaceBuilderFile.endings.contains(where: { name.hasSuffix($0) }) {
            self = .interfaceBuilder
        } else {
            return nil
        }
    }

    init(content bytes: [UInt8]) {
        let blank: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
        self = bytes.first { !blank.contains($0) } == UInt8(ascii: "<") ? .interfaceBuilder : .scene
    }
}
