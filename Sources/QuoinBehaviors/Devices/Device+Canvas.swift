import QuoinLayout

extension Device {
    /// The insets that Interface Builder's canvas gives a controller's root view, by the version that saved the file: its
    /// status bar came and went over the years.
    ///
    /// ```text
    ///                  tools < 14800   14800 …   21000 …
    ///   flat phone          20            0         20
    ///   flat iPad           20            0         20
    ///   rounded iPad        24            0         24
    ///   retina5_9           44           44         50
    ///   retina6_1           44           44         48
    /// ```
    public func canvasSafeArea(toolsVersion: Int, orientation: Orientation = .portrait) -> Insets {
        let isRecent = toolsVersion >= 21000
        guard orientation == .portrait else { return safeArea(.landscape, era: isRecent ? .ios15 : .ios13) }
        var insets = safeArea(.portrait, era: isRecent ? .ios15 : .ios13)
        if case .statusBar = top, (14800..<21000).contains(toolsVersion) { insets.top = 0 }
        return insets
    }

    /// The canvas of a file that names no device, from Xcode 7 and before: a status bar of 20.
    public static let canvasSafeAreaWithoutDevice = Insets(top: 20, left: 0, bottom: 0, right: 0)
}
