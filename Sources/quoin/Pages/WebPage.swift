import QuoinDiagnosis

/// A page in one file that needs nothing else and runs nothing but its own script.
///
/// ```swift
/// let page = WebPage(title: "Layout changes", style: style, script: script, header: "…", body: "…")
/// ```
///
/// A content security policy forbids everything from outside and every script but this one, by its hash: should a name from a
/// file ever come to stand in the page as markup, it still does not run.
struct WebPage {
    var title: String
    /// Rules beside those that all pages share.
    var style: String
    var script: String
    /// Markup beside the title: what the page can be set to.
    var controls = ""
    /// Markup.
    var body: String

    var text: String {
        let script = WebPage.themeScript + self.script
        let policy =
            "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src '\(SHA256(Array(script.utf8)).source)'; "
            + "base-uri 'none'; form-action 'none'"
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta name="generator" content="quoin \(Build.version)">
            <title>\(WebPage.escaped(title))</title>
            <style>\(WebPage.sharedStyle)\(style)</style>
            </head>
            <body>
            <a class="skip" href="#main">Skip to the content</a>
            <header class="bar"><h1>\(WebPage.escaped(title))</h1><div class="controls">\(controls)\(WebPage.themeControl)</div></header>
            \(body)
            <script>\(script)</script>
            </body>
            </html>

            """
    }

    /// Text that is no markup, in elements and in attributes.
    static func escaped(_ text: String) -> String { XMLText.escaped(text.visible) }

    /// A group of radio buttons that looks like one control.
    ///
    /// - Parameter choices: Values and labels; the first is chosen.
    static func choice(_ name: String, label: String, _ choices: [(value: String, label: String)]) -> String {
        let buttons = choices.enumerated().map { index, choice in
            let isChosen = index == 0 ? " checked" : ""
            return "<label><input type=\"radio\" name=\"\(name)\" value=\"\(escaped(choice.value))\"\(isChosen)><span>"
                + "\(escaped(choice.label))</span></label>"
        }
        return "<fieldset class=\"choice\"><legend>\(escaped(label))</legend>\(buttons.joined())</fieldset>"
    }

    private static let themeControl = choice(
        "theme", label: "Appearance", [("auto", "Auto"), ("light", "Light"), ("dark", "Dark")])

    private static let themeScript = """
        "use strict";
        for (const input of document.querySelectorAll('input[name=theme]')) input.addEventListener('change', () => {
          if (input.value === 'auto') delete document.documentElement.dataset.theme;
          else document.documentElement.dataset.theme = input.value;
        });

        """

    private static let darkColors = """
        --ground:#16171a;--card:#1f2125;--text:#e8e9ec;--quiet:#a3a8b1;--line:#363a41;--accent:#6cb0ff;--good:#56d08a;--bad:#ff8a80;\
        --warn:#f2b84b;--chip:#2b2e34
        """

    /// Colors, type and controls that all pages share. Text keeps a contrast of 4.5 to 1 on both grounds.
    private static let sharedStyle = """
        :root{--ground:#f4f5f7;--card:#fff;--text:#1b1d21;--quiet:#5c6370;--line:#d9dce1;--accent:#0a60c9;--good:#0a7a3b;--bad:#c0271d;\
        --warn:#8f5b00;--chip:#e9ebef}
        @media(prefers-color-scheme:dark){:root:not([data-theme=light]){\(darkColors)}}
        :root[data-theme=dark]{\(darkColors);color-scheme:dark}:root[data-theme=light]{color-scheme:light}
        *{box-sizing:border-box}
        body{margin:0;background:var(--ground);color:var(--text);font:15px/1.5 system-ui,-apple-system,"Segoe UI",Inter,sans-serif}
        h1{font-size:18px;line-height:1.3;margin:0}h2{font-size:16px;margin:0;overflow-wrap:anywhere}
        h3{font-size:20px;line-height:1.3;margin:0;overflow-wrap:anywhere}h4{font-size:14px;margin:20px 0 6px}
        .bar{position:sticky;top:0;z-index:5;display:flex;flex-wrap:wrap;gap:8px 20px;align-items:center;padding:10px 24px;
        background:var(--card);border-bottom:1px solid var(--line)}
        .controls{display:flex;flex-wrap:wrap;gap:8px 14px;margin-left:auto;align-items:center}
        .choice{border:0;margin:0;padding:2px;display:inline-flex;background:var(--chip);border-radius:8px}
        .choice legend{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
        .choice label{position:relative;cursor:pointer}
        .choice input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
        .choice span{display:block;padding:3px 11px;border-radius:6px;font-size:13px;color:var(--quiet)}
        .choice input:checked+span{background:var(--card);color:var(--text);box-shadow:0 1px 2px rgba(0,0,0,.25)}
        .choice input:focus-visible+span,a:focus-visible,button:focus-visible,input:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
        .skip{position:absolute;left:-999px;top:0;background:var(--card);padding:8px;z-index:9}.skip:focus{left:8px}
        .quiet{color:var(--quiet)}code{font:13px/1.4 ui-monospace,SFMono-Regular,Menlo,monospace;overflow-wrap:anywhere}
        @media(max-width:700px){.bar{position:static;padding:10px 16px}.controls{margin-left:0}}

        """
}
