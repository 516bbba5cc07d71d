// The only file that touches librsvg. An SVG goes in as text, a PNG comes out as bytes; nothing outside of the text is read.

#if PNG
    import CRsvg
#endif

/// The reason why no PNG could be written.
struct PNGError: Error, CustomStringConvertible {
    var description: String
}

/// A picture of pixels, made from an SVG.
struct PNGFile {
    let bytes: [UInt8]
    /// The factor by which the picture is smaller than was asked for; nil if it is as large.
    let reduction: Double?

    /// Cairo's own limit is 32,767 pixels a side; that many pixels in all are 400 MB of memory.
    private static let largestSide = 16_000.0, largestArea = 1e8

    /// Whether this build can make any.
    static var isAvailable: Bool {
        #if PNG
            true
        #else
            false
        #endif
    }

    static let advice = """
        this quoin was built without PNG: write SVG, or install librsvg (Debian: librsvg2-dev) and run \
        'swift run --traits default,PNG quoin draw' in the sources
        """

    /// The scale at which a picture of that size stays within the limits.
    static func scale(_ wanted: Double, width: Double, height: Double) -> Double {
        let side = max(width, height, 1), area = max(width * height, 1)
        return min(wanted, largestSide / side, (largestArea / area).squareRoot())
    }

    /// - Parameters:
    ///   - width, height: Of the SVG, in its own units.
    ///   - scale: Pixels a unit.
    init(svg: String, width: Double, height: Double, scale wanted: Double) throws(PNGError) {
        let scale = PNGFile.scale(wanted, width: width, height: height)
        reduction = scale < wanted * 0.999 ? scale / wanted : nil
        #if PNG
            bytes = try PNGRenderer(svg).render(width: width * scale, height: height * scale)
        #else
            throw PNGError(description: PNGFile.advice)
        #endif
    }

    /// Whether text is drawn in the font that its letters were spaced for: it is as wide as no other font makes it.
    static var hasInter: Bool {
        #if PNG
            func width(_ family: String) -> Double? {
                let text =
                    "<svg xmlns=\"http://www.w3.org/2000/svg\"><text id=\"t\" y=\"50\" font-size=\"40\" font-family=\"\(family)\">Hamburgefonstiv 017</text></svg>"
                return (try? PNGRenderer(text)).flatMap { $0.width(of: "#t") }
            }
            return width("Inter") != width("no such font")
        #else
            false
        #endif
    }
}

#if PNG
    /// A document that librsvg has read.
    private final class PNGRenderer {
        private let handle: UnsafeMutablePointer<RsvgHandle>

        init(_ svg: String) throws(PNGError) {
            var error: UnsafeMutablePointer<GError>?
            let bytes = Array(svg.utf8)
            guard let handle = rsvg_handle_new_from_data(bytes, gsize(bytes.count), &error) else { throw PNGRenderer.failure(error) }
            self.handle = handle
        }

        deinit { g_object_unref(handle) }

        private static func failure(_ error: UnsafeMutablePointer<GError>?) -> PNGError {
            defer { g_clear_error_if_any(error) }
            return PNGError(description: error.map { String(cString: $0.pointee.message) } ?? "librsvg failed")
        }

        func render(width: Double, height: Double) throws(PNGError) -> [UInt8] {
            let wide = Int32(max(1, width.rounded(.up))), high = Int32(max(1, height.rounded(.up)))
            guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, wide, high),
                cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
                let context = cairo_create(surface)
            else { throw PNGError(description: "no memory for \(wide) × \(high) pixels") }
            defer {
                cairo_destroy(context)
                cairo_surface_destroy(surface)
            }
            var viewport = RsvgRectangle(x: 0, y: 0, width: width, height: height)
            var error: UnsafeMutablePointer<GError>?
            guard rsvg_handle_render_document(handle, context, &viewport, &error) != 0 else { throw PNGRenderer.failure(error) }
            return try encoded(surface)
        }

        private func encoded(_ surface: OpaquePointer) throws(PNGError) -> [UInt8] {
            let sink = ByteSink()
            let status = cairo_surface_write_to_png_stream(
                surface,
                { closure, data, length in
                    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
                    Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue().bytes += UnsafeBufferPointer(
                        start: data, count: Int(length))
                    return CAIRO_STATUS_SUCCESS
                }, Unmanaged.passUnretained(sink).toOpaque())
            guard status == CAIRO_STATUS_SUCCESS else { throw PNGError(description: String(cString: cairo_status_to_string(status))) }
            return sink.bytes
        }

        /// The width of an element's ink; nil if there is none.
        func width(of element: String) -> Double? {
            var ink = RsvgRectangle(), logical = RsvgRectangle()
            guard rsvg_handle_get_geometry_for_element(handle, element, &ink, &logical, nil) != 0 else { return nil }
            return ink.width
        }
    }

    private final class ByteSink {
        var bytes: [UInt8] = []
    }

    private func g_clear_error_if_any(_ error: UnsafeMutablePointer<GError>?) { if let error { g_error_free(error) } }
#endif
