/// The style, the script and the controls of the page of `quoin diff`.
enum DiffPageParts {
    static let controls =
        WebPage.choice("mode", label: "Pictures", [("side", "Side by side"), ("slider", "Slider")])
        + "<label class=\"check\"><input type=\"checkbox\" id=\"marks\" checked> Marks</label>"

    static let style = """
        main{max-width:1500px;margin:0 auto;padding:20px 24px 60px}
        .file>h2{margin:16px 0 10px}article{scroll-margin-top:70px}
        nav ul{list-style:none;display:flex;flex-wrap:wrap;gap:4px 18px;margin:0;padding:0;font-size:14px}nav a{color:var(--accent)}
        article{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:18px 22px 22px;margin:0 0 20px}
        .scene{display:grid;grid-template-columns:minmax(0,1.4fr) minmax(300px,1fr);gap:10px 32px;margin-top:10px}
        .scene>.notes:only-child{grid-column:1/-1}
        .gallery{display:flex;flex-direction:column;gap:22px;min-width:0}
        figure{margin:0}figcaption{font-weight:600;margin-bottom:6px}
        .pair{display:grid;grid-template-columns:repeat(2,minmax(0,var(--width)));gap:18px;--split:50%}
        .pair.single{grid-template-columns:minmax(0,var(--width))}
        .side{margin:0 0 4px;font-size:13px;color:var(--quiet)}
        .screen{position:relative;border:1px solid var(--line);border-radius:6px;overflow:hidden;background:var(--card)}
        .screen>svg{display:block;width:100%;height:auto}
        .marks{position:absolute;inset:0;pointer-events:none}
        .marks rect{fill:none;stroke-width:2;vector-effect:non-scaling-stroke;rx:3px}
        .marks .added{stroke:#0a9a4b;fill:rgba(10,154,75,.14)}
        .marks .removed{stroke:#d93025;fill:rgba(217,48,37,.14);stroke-dasharray:5 3}
        .marks .changed{stroke:#c77700}
        .marks .pointed{stroke-width:4;fill:rgba(10,96,201,.28);stroke:#0a60c9}
        main[data-marks=no] .marks rect:not(.pointed){display:none}
        .slider{display:none;flex-wrap:wrap;justify-content:space-between;max-width:var(--width);margin-top:8px;font-size:13px;color:var(--quiet)}
        .slider input{width:100%;margin:0 0 2px;accent-color:var(--accent)}
        main[data-mode=slider] .pair:not(.single){grid-template-columns:minmax(0,var(--width));position:relative}
        main[data-mode=slider] .pair:not(.single) .pane{grid-area:1/1}
        main[data-mode=slider] .pair:not(.single) .side{display:none}
        main[data-mode=slider] .pair:not(.single) .after{clip-path:inset(0 0 0 var(--split))}
        main[data-mode=slider] .pair:not(.single)::after{content:"";position:absolute;z-index:1;top:0;bottom:0;width:2px;margin-left:-1px;
        left:calc(min(100%,var(--width))*var(--part,.5));background:var(--accent);pointer-events:none}
        main[data-mode=slider] .slider{display:flex}
        .notes ul{list-style:none;margin:0;padding:0}.notes h4:first-child{margin-top:0}
        .notes li{padding:6px 8px;margin:0 -8px;border-radius:6px;overflow-wrap:anywhere}
        .notes li+li{border-top:1px solid var(--line)}.notes li:hover,.notes li:focus{background:var(--chip)}
        .notes li:focus-visible{outline:2px solid var(--accent);outline-offset:-2px}
        .detail{color:var(--quiet);font-size:13px}.count{color:var(--quiet);font-weight:400}
        .tag{display:inline-block;font-size:12px;line-height:18px;padding:0 7px;border-radius:9px;background:var(--chip);color:var(--quiet)}
        .tag.added,.tag.gone{color:var(--good)}.tag.removed,.tag.error{color:var(--bad)}.tag.changed,.tag.moved,.tag.warning{color:var(--warn)}
        .check{display:inline-flex;gap:6px;align-items:center;font-size:13px}
        @media(max-width:1000px){.scene{grid-template-columns:minmax(0,1fr)}.notes{order:-1}}
        @media(min-width:1001px){.notes{position:sticky;top:60px;align-self:start;max-height:calc(100vh - 70px);overflow:auto;padding:0 8px}}
        @media(max-width:560px){main{padding:12px 12px 40px}article{padding:14px}.pair{gap:8px}}
        @media print{.controls,.slider{display:none}.bar,.notes{position:static;max-height:none}article{break-inside:avoid}}

        """

    /// The script that switches between the versions. Without it the page shows both side by side.
    static let script = """
        const main = document.getElementById('main');
        for (const input of document.querySelectorAll('input[name=mode]')) input.addEventListener('change', () => {
          main.dataset.mode = input.value;
        });
        document.getElementById('marks').addEventListener('change', event => {
          main.dataset.marks = event.target.checked ? 'yes' : 'no';
        });
        for (const input of document.querySelectorAll('.slider input')) {
          const pair = input.closest('figure').querySelector('.pair');
          const show = () => {
            pair.style.setProperty('--split', input.value + '%');
            pair.style.setProperty('--part', input.value / 100);
            input.setAttribute('aria-valuetext', input.value + ' % before, ' + (100 - input.value) + ' % after');
          };
          input.addEventListener('input', show);
          show();
        }
        for (const article of document.querySelectorAll('article')) {
          const marks = [...article.querySelectorAll('.marks rect')];
          for (const item of article.querySelectorAll('.notes li')) {
            const own = marks.filter(mark => mark.dataset.object === item.dataset.object);
            if (own.length === 0) continue;
            item.tabIndex = 0;
            const point = on => own.forEach(mark => mark.classList.toggle('pointed', on));
            for (const name of ['mouseenter', 'focus']) item.addEventListener(name, () => point(true));
            for (const name of ['mouseleave', 'blur']) item.addEventListener(name, () => point(false));
          }
        }

        """
}
