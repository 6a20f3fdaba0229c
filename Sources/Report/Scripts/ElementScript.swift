/// Elements of the page: made node by node, so that no text from a capture is ever read as markup.
enum ElementScript {
    /// The part of the script.
    static let text = #"""
        const byId = id => document.getElementById(id);
        const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu;
        /** Text as a reader sees it: what is invisible, or turns the direction of text, by its number. */
        const visible = value => /^[ -~]*$/.test(value) ? String(value) : String(value).replace(hidden, c => '\\u' + c.codePointAt(0).toString(16).padStart(4, '0'))
          .replace(/(\p{M}{2})\p{M}+/gu, '$1');
        /** Text of at most so many characters. */
        const short = (value, most) => {
          const all = Array.from(visible(value));
          return all.length > most ? all.slice(0, most - 1).join('') + '…' : all.join('');
        };
        const fill = (node, attributes, children) => {
          for (const [name, value] of Object.entries(attributes || {})) {
            if (value === undefined || value === null || value === false) continue;
            if (name.startsWith('on')) node.addEventListener(name.slice(2), value);
            else node.setAttribute(name, value === true ? '' : visible(value));
          }
          for (const child of children.flat(9)) {
            if (child === undefined || child === null || child === false) continue;
            node.append(child instanceof Node ? child : document.createTextNode(visible(child)));
          }
          return node;
        };
        const el = (name, attributes, ...children) => fill(document.createElement(name), attributes, children);
        const svg = (name, attributes, ...children) =>
          fill(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, children);
        /** Text from a capture, kept apart from the direction of what stands around it. */
        const foreign = (value, most = 200) => el('span', { class: 'foreign', dir: 'auto' }, short(value, most));
        const show = (id, ...children) => byId(id).replaceChildren(...children.flat(9).filter(child => child));
        const empty = text => el('p', { class: 'empty' }, text);
        const button = (label, action, attributes = {}) =>
          el('button', { type: 'button', class: 'link', onclick: action, ...attributes }, label);
        const plural = (number, one, many = one + 's') => `${grouped(number)} ${number === 1 ? one : many}`;
        const digits = new Intl.NumberFormat('en-US');
        const grouped = number => digits.format(number);
        /** A table of text for those who do not look at a diagram; its rows are made when it is opened. */
        const alternatives = new Set();
        const alternative = (id, caption, heads, rows, most = 300) => {
          const box = el('details', { class: 'alternative', id }, el('summary', {}, caption));
          const build = () => {
            if (box.dataset.built) return;
            box.dataset.built = 'yes';
            const all = rows();
            box.append(plainTable(heads, all.slice(0, most)));
            if (all.length > most) box.append(el('p', { class: 'soft' }, `The first ${most} of ${grouped(all.length)} rows.`));
          };
          box.addEventListener('toggle', () => {
            if (!box.open) return void alternatives.delete(id);
            alternatives.add(id);
            build();
          });
          if (alternatives.has(id)) { box.open = true; build(); }
          return box;
        };
        const plainTable = (heads, rows) => el('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'Table' },
          el('table', { class: 'plain' },
            el('thead', {}, el('tr', {}, heads.map(head => el('th', { scope: 'col', class: head[0] === '#' && 'num' },
              head.replace(/^#/, ''))))),
            el('tbody', {}, rows.map(row => el('tr', {}, row.map((cell, at) =>
              el('td', { class: heads[at][0] === '#' && 'num' }, cell)))))));
        """#
}
