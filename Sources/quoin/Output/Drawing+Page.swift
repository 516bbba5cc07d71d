// All drawings on one page.

extension Drawing {
    /// All drawings side by side on one page, in a style that reads on light and dark pages.
    static func page(_ drawings: [Drawing]) -> String {
        var x = margin
        var body = ""
        for drawing in drawings {
            let bounds = drawing.bounds
            body += "<g transform=\"translate(\(number(x - bounds.x)) \(number(margin - bounds.y)))\">\n"
            body += drawing.elements.joined(separator: "\n") + "\n</g>\n"
            x += bounds.width + margin
        }
        let height = drawings.map(\.bounds.height).max() ?? 0
        let size = (width: number(x), height: number(height + 2 * margin))
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(size.width)" height="\(size.height)" viewBox="0 0 \(size.width) \(size.height)">
            <style>\(style)</style>
            <rect class="page" width="\(size.width)" height="\(size.height)"/>
            \(body)</svg>

            """
    }

    static let style = """
        text{font-family:-apple-system,"Segoe UI",Helvetica,Arial,sans-serif;font-size:9px;fill:#57606a}\
        .page{fill:#f6f8fa}.window{fill:#fff;stroke:#24292f;stroke-width:1.5}\
        .view{fill:#0969da;fill-opacity:.06;stroke:#0969da;stroke-width:1}\
        .content{fill:none;stroke:#8250df;stroke-width:1;stroke-dasharray:6 3}\
        .guide{fill:none;stroke:#1a7f37;stroke-width:.75;stroke-dasharray:4 2}\
        .margin{fill:none;stroke:#8c959f;stroke-width:.75;stroke-dasharray:1 2}\
        .inset{fill:#d4a72c;fill-opacity:.22;stroke:none}\
        .hidden{opacity:.35}.open{stroke:#bc4c00;stroke-dasharray:3 2;fill:#bc4c00}\
        .misplaced{stroke:#cf222e;stroke-width:2}text.open{stroke:none;fill:#bc4c00}\
        .finding{fill:none;stroke-width:2}.error{stroke:#cf222e}.warning{stroke:#bf8700}.info{stroke:#0969da}\
        circle.badge{stroke:none}circle.error{fill:#cf222e}circle.warning{fill:#bf8700}circle.info{fill:#0969da}\
        text.badge{fill:#fff;font-weight:600;text-anchor:middle}\
        .title{font-size:13px;font-weight:600;fill:#24292f}.note{font-size:10px}
        """
}
