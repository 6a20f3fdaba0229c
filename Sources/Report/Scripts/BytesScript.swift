/// Bytes as lines of hex and text, with the places of findings marked.
enum BytesScript {
    /// The part of the script.
    static let text = #"""
        const bytesOf = row => Uint8Array.from(atob(P.bytes[row]), character => character.charCodeAt(0));
        const hex = (number, digits) => number.toString(16).padStart(digits, '0');
        /** Lines of sixteen bytes; `marks` holds what is wrong by offset. With `around`, only lines near it are shown. */
        const dump = (row, marks = new Map(), around = -1) => {
          const bytes = bytesOf(row), box = el('pre', { class: 'bytes', tabindex: 0, role: 'region', 'aria-label': `Bytes of packet ${P.no[row]}` });
          if (!bytes.length) return el('p', { class: 'empty' }, 'The bytes of this packet are left out: the page has room for some only.');
          const middle = Math.max(0, around) >> 4 << 4, from = around < 0 ? 0 : Math.max(0, middle - 16), to = around < 0 ? bytes.length : middle + 32;
          const cell = (at, text) => marks.has(at) ? el('mark', { title: `offset ${at}: ${marks.get(at)}` }, text) : text;
          for (let line = from; line < Math.min(to, bytes.length); line += 16) {
            const row = el('div', {}, el('span', { class: 'place' }, hex(line, 4)), '  ');
            let letters = [];
            for (let at = line; at < line + 16; at++) {
              if (at === line + 8) row.append(' ');
              if (at >= bytes.length) { row.append('   '); continue; }
              row.append(cell(at, hex(bytes[at], 2)), ' ');
              letters.push(cell(at, bytes[at] > 31 && bytes[at] < 127 ? String.fromCharCode(bytes[at]) : '·'));
            }
            row.append(' ', ...letters);
            box.append(row);
          }
          const beyond = [...marks.keys()].filter(at => at >= bytes.length);
          if (beyond.length) box.append(el('div', { class: 'place' }, `offset ${beyond.join(', ')} lies after the last byte shown`));
          if (P.length[row] > bytes.length) box.append(el('div', { class: 'place' }, `${bytes.length} of ${P.length[row]} bytes`));
          return box;
        };
        """#
}
