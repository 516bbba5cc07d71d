/// A file of a test target that chooses the device for Quoin's UIKit, unless the process's environment says otherwise.
enum DeviceFile {
    static func text(device: String?, era: String?) -> String {
        let variables = [("QUOIN_DEVICE", device), ("QUOIN_ERA", era)].compactMap { name, value in value.map { (name, $0) } }
        let lines = variables.map { "        setenv(\"\($0)\", \"\($1)\", 0)\n" }.joined()
        return """
            // The device that these tests run on where Quoin's UIKit stands for Apple's. Variables of the process override it.

            #if os(Linux) && compiler(>=6.3)
            import Foundation

            @section(".init_array") @used
            private let chooseDevice: @convention(c) () -> Void = {
            \(lines)}
            #endif

            """
    }
}
