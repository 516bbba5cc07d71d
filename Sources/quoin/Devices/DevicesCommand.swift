import QuoinBehaviors
import QuoinLayout
import QuoinScenes

extension Command {
    static let devices = Command(
        name: "devices", overview: "List the devices that scenes can be laid out on.",
        discussion: """
            quoin devices                      a line for each device: id, name, size in points, scale, safe areas
            quoin devices --format json        the same for programs
            quoin devices | grep -i mini       find the id of a device

            An id or a name ('iPhone 15', iphone15) can be given to --device, --devices and in the linter's configuration; for
            lint, draw and diff also with an orientation, a text size or a direction appended: retina6_12:landscape,
            ipad9_7:AX3:rtl.
            """,
        options: [
            Option(name: "format", choices: ["text", "json"], help: "The output format; text by default."),
            Option(name: "color", choices: ["auto", "always", "never"], help: "Whether text output is colored."),
        ],
        run: { invocation in
            let devices = Device.all
            let text = invocation["format"] == "json" ? DeviceList.json(devices) : DeviceList.text(devices, Colors(invocation))
            return Output.write(text, to: nil)
        })
}

/// The table of devices, for people and for programs.
enum DeviceList {
    /// ```text
    /// retina4_7    iPhone 8                          375 × 667   @2x  20 0 0 0   landscape 0 0 0 0
    /// ```
    static func text(_ devices: [Device], _ colors: Colors) -> String {
        let ids = column(devices.map(\.id)), names = column(devices.map(\.name))
        let sizes = column(devices.map { "\(plainNumber($0.portraitSize.width)) × \(plainNumber($0.portraitSize.height))" })
        let upright = column(devices.map { words($0.safeArea(.portrait)) })
        let lines = devices.indices.map { index in
            "\(colors.bold(ids[index]))  \(names[index])  \(sizes[index])  @\(plainNumber(devices[index].scale))x  "
                + "safe area \(upright[index])  landscape \(words(devices[index].safeArea(.landscape)))\n"
        }
        return lines.joined()
            + "\n\(devices.count) devices. Safe areas are top, left, bottom and right, with the status bar, on iOS 15 and later.\n"
    }

    /// ```json
    /// {"version": 1,
    ///  "devices": [
    ///   {"id": "retina4_7", "name": "iPhone 8", "idiom": "phone", "size": [375, 667], "scale": 2,
    ///    "safeArea": {"portrait": [20, 0, 0, 0], "landscape": [0, 0, 0, 0]}, "newestSystem": null, "evidence": "observed"}]}
    /// ```
    static func json(_ devices: [Device]) -> String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("version", 1.0)
            writer.member("devices") { writer in
                writer.list(expanded: true) { writer in
                    for device in devices { writer.element { write(device, &$0) } }
                }
            }
        }
        return writer.text + "\n"
    }

    private static func write(_ device: Device, _ writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("id", device.id)
            writer.member("name", device.name)
            writer.member("idiom", device.idiom.rawValue)
            writer.member("size") { $0.list([device.portraitSize.width, device.portraitSize.height]) }
            writer.member("scale", device.scale)
            writer.member("safeArea") { writer in
                writer.object { writer in
                    for orientation in Orientation.allCases {
                        writer.member(named: orientation.rawValue) { $0.list(device.safeArea(orientation).list) }
                    }
                }
            }
            writer.member("newestSystem") { writer in
                if let system = device.newestSystem { writer.number(system) } else { writer.null() }
            }
            writer.member("evidence", device.evidence.rawValue)
        }
    }

    private static func words(_ insets: Insets) -> String { insets.list.map(plainNumber).joined(separator: " ") }

    /// Texts of one width.
    private static func column(_ texts: [String]) -> [String] {
        let width = texts.map(\.count).max() ?? 0
        return texts.map { $0 + String(repeating: " ", count: width - $0.count) }
    }
}
