/// The style and the script of the page of `quoin lint`.
enum LintPageParts {
    static let style = """
        .frame{display:grid;grid-template-columns:250px minmax(0,1fr);gap:8px 28px;max-width:1560px;margin:0 auto;padding:20px 24px 60px}
        .frame>main:only-child{grid-column:1/-1}
        .filters{position:sticky;top:70px;align-self:start;max-height:calc(100vh - 90px);overflow:auto;padding:2px}
        .filters fieldset{border:0;padding:0;margin:16px 0}.filters legend,.filters summary,.find{font-size:13px;font-weight:600;padding:0}
        .filters summary{cursor:pointer}
        .find input{display:block;width:100%;margin-top:4px;font:inherit;font-weight:400;padding:6px 10px;color:var(--text);
        background:var(--card);border:1px solid var(--line);border-radius:8px}
        .box{display:flex;gap:7px;align-items:center;padding:3px 0;font-size:13px;cursor:pointer}.box .count{margin-left:auto}
        .box input{margin:0;accent-color:var(--accent)}.box code{font-size:12px}
        .sets{margin:6px 0}.sets button,select{font:inherit;font-size:13px;color:var(--text);background:var(--chip);border:1px solid var(--line);
        border-radius:6px;padding:2px 9px}
        .summary{font-size:17px;font-weight:600;margin:0 0 14px}
        .file>h2{margin:22px 0 10px}.unread{color:var(--bad)}
        article{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:18px 22px 22px;margin:0 0 20px;scroll-margin-top:70px}
        .scene{display:grid;grid-template-columns:minmax(0,400px) minmax(0,1fr);gap:14px 32px;margin-top:12px}
        .wide .scene{grid-template-columns:minmax(0,min(620px,55%)) minmax(0,1fr)}
        .scene>.findings:only-child{grid-column:1/-1}
        figure{margin:0;align-self:start}
        figcaption{font-size:13px;color:var(--quiet);margin-bottom:8px}
        .screen{background:var(--ground);border-radius:10px;text-align:center;padding:4px}
        .screen+.screen{margin-top:12px}
        .screen>svg{display:block;margin:0 auto;width:min(100%,var(--wide)*1px,78vh*var(--wide)/var(--high));height:auto}
        [data-layer=finding]{cursor:pointer;transition:opacity .12s}
        .pointing [data-layer=finding]{opacity:.18}.pointing [data-layer=finding].pointed{opacity:1}
        .findings{list-style:none;margin:0;padding:0}
        .finding{display:grid;grid-template-columns:26px minmax(0,1fr);gap:12px;padding:12px 10px;margin:0 -10px;border-radius:8px;scroll-margin-top:80px}
        .finding+.finding{border-top:1px solid var(--line)}.finding.pointed{background:var(--chip)}
        .finding.elsewhere{opacity:.55}
        .finding p{margin:0 0 4px;overflow-wrap:anywhere}.fix{font-size:14px}.detail{font-size:13px;color:var(--quiet)}
        .number{width:26px;height:26px;border-radius:13px;border:0;padding:0;font:600 13px/26px inherit;font-family:inherit;text-align:center;
        color:#fff;background:#0a5fbd}
        button.number,.matrix button{cursor:pointer}
        .number.error{background:#c0271d}.number.warning{background:#8f5b00}
        .tag{display:inline-block;font:12px/18px inherit;font-family:inherit;padding:0 8px;border:0;border-radius:9px;background:var(--chip);color:var(--accent)}
        .tag.error{color:var(--bad)}.tag.warning{color:var(--warn)}.good{color:var(--good)}.count{color:var(--quiet);font-weight:400}
        .matrix{overflow-x:auto;background:var(--card);border:1px solid var(--line);border-radius:12px;margin:0 0 20px;max-height:60vh;width:fit-content;max-width:100%}
        .matrix table{border-collapse:collapse;font-size:13px}.matrix th,.matrix td{padding:5px 12px;text-align:center;white-space:nowrap}
        .matrix th:first-child{text-align:left;position:sticky;left:0;background:var(--card)}
        .matrix tbody tr{border-top:1px solid var(--line)}.matrix thead th{font-weight:600;color:var(--quiet)}
        .rules{margin-top:30px}.rules details{padding:6px 0;border-top:1px solid var(--line)}.rules summary{cursor:pointer}.rules p{max-width:75ch}
        .rules h2{margin-bottom:8px}a{color:var(--accent)}
        .matrix th:first-child{max-width:36vw;overflow:hidden;text-overflow:ellipsis}
        @media(max-width:1100px){.matrix th,.matrix td{padding:5px 8px}.frame{grid-template-columns:minmax(0,1fr);padding:16px}.filters{position:static;max-height:none}
        .filters fieldset{display:flex;flex-wrap:wrap;gap:2px 18px;margin:10px 0}.filters .box .count{margin-left:0}}
        @media(max-width:760px){.scene,.wide .scene{grid-template-columns:minmax(0,1fr)}article{padding:14px}}
        @media print{.filters,.controls,.number[aria-pressed]{print-color-adjust:exact}.filters{display:none}.frame{display:block}article{break-inside:avoid}}

        """

    /// Filters, devices, and pointing from a finding to its mark and back.
    static let script = """
        const all = (query, root = document) => [...root.querySelectorAll(query)];
        const scenes = all('.linted');
        const findings = all('.finding');
        const marks = item => all('[data-layer=finding][data-key="' + item.dataset.number + '"]', item.closest('.linted'));

        const chosen = name => new Set(all('input[name=' + name + ']:checked').map(input => input.value));
        const find = document.getElementById('find');
        const shown = document.getElementById('shown');
        const summary = shown.textContent;
        const words = new Map(findings.map(item => [item, (item.textContent + ' ' + item.closest('.linted').querySelector('h3').textContent + ' '
          + item.closest('.file').querySelector('h2').textContent).toLowerCase()]));
        function filter() {
          const severities = chosen('severity'), rules = chosen('rule'), wanted = find.value.trim().toLowerCase();
          let count = 0;
          for (const item of findings) {
            const fits = severities.has(item.dataset.severity) && rules.has(item.dataset.rule) && words.get(item).includes(wanted);
            item.hidden = !fits;
            item.style.display = fits ? '' : 'none';
            for (const mark of marks(item)) mark.style.display = fits ? '' : 'none';
            if (fits) count += 1;
          }
          for (const block of [...scenes, ...all('.file')]) {
            const items = all('.finding', block);
            block.hidden = items.length > 0 && items.every(item => item.hidden);
          }
          shown.textContent = count === findings.length ? summary : count + ' of ' + findings.length + ' findings shown';
        }
        if (find) {
          find.addEventListener('input', filter);
          for (const input of all('.filters input[type=checkbox]')) input.addEventListener('change', filter);
          for (const [id, on] of [['all-rules', true], ['no-rules', false]]) document.getElementById(id).addEventListener('click', () => {
            for (const input of all('input[name=rule]')) input.checked = on;
            filter();
          });
          if (matchMedia('(max-width:1100px)').matches) document.querySelector('.filters details').open = false;
        }

        function choose(scene) {
          const select = scene.querySelector('select');
          const option = select && select.selectedOptions[0];
          const screen = option ? option.dataset.screen : '0';
          for (const other of all('.screen', scene)) other.hidden = other.dataset.screen !== screen;
          for (const item of all('.finding', scene))
            item.classList.toggle('elsewhere', !!option && !item.dataset.environments.split(' ').includes(option.value));
        }
        for (const scene of scenes) {
          const select = scene.querySelector('select');
          if (select) select.addEventListener('change', () => choose(scene));
          choose(scene);
        }
        for (const button of all('.matrix button')) button.addEventListener('click', () => {
          const scene = document.getElementById('scene-' + button.dataset.scene);
          const select = scene.querySelector('select');
          if (select) select.value = button.dataset.environment;
          choose(scene);
          scene.hidden = false;
          scene.scrollIntoView({block: 'start'});
        });

        function point(scene, item) {
          for (const other of all('.finding', scene)) other.classList.toggle('pointed', other === item);
          for (const mark of all('[data-layer=finding]', scene))
            mark.classList.toggle('pointed', !!item && mark.dataset.key === item.dataset.number);
          scene.classList.toggle('pointing', !!item && marks(item).length > 0);
        }
        const held = scene => scene.querySelector('.number[aria-pressed=true]')?.closest('.finding');
        function hold(item) {
          const scene = item.closest('.linted'), button = item.querySelector('button.number');
          const on = button.getAttribute('aria-pressed') !== 'true';
          for (const other of all('button.number', scene)) other.setAttribute('aria-pressed', String(on && other === button));
          point(scene, on ? item : null);
        }
        for (const item of findings) {
          const scene = item.closest('.linted');
          item.addEventListener('mouseenter', () => point(scene, item));
          item.addEventListener('mouseleave', () => point(scene, held(scene)));
          const button = item.querySelector('button.number');
          if (!button) continue;
          button.addEventListener('focus', () => point(scene, item));
          button.addEventListener('blur', () => point(scene, held(scene)));
          button.addEventListener('click', () => hold(item));
          for (const mark of marks(item)) mark.addEventListener('click', () => {
            if (held(scene) !== item) hold(item);
            item.scrollIntoView({block: 'nearest'});
          });
        }
        for (const link of all('a[href^="#rule-"]')) link.addEventListener('click', () => {
          const rule = document.getElementById(link.hash.slice(1));
          if (rule) rule.open = true;
        });

        """
}
