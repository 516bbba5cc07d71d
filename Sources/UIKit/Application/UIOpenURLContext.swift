/// A URL that a scene is asked to open. No effect. None arrives.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    public final let url: URL
    public final let options = OpenURLOptions()
    init(_ url: URL) {
        self.url = url
        super.init()
    }
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        open var sourceApplication: String? { nil }
        open var annotation: Any? { nil }
        open var openInPlace: Bool { false }
    }
}
