/// What the page says of itself and of its sources.
enum HeadScript {
    /// The part of the script.
    static let text = #"""
        const { head, stats, leftOut } = data;
        const names = stats.files.map(file => visible(file.source).replace(/^.*\/(?=.)/, ''));
        const heading = head.title || (names.length > 3 ? `${names[0]} and ${names.length - 1} more` : names.join(', '));
        document.title = `${short(heading, 80)} · bitchat report`;
        const leftOutNotes = () => [
          leftOut.packets && `${grouped(leftOut.packets)} packets beyond the first ${grouped(total)} are counted in the totals and not listed (--max-packets).`,
          leftOut.findings && `${grouped(leftOut.findings)} findings are counted and not listed.`,
          leftOut.adverts && `${grouped(leftOut.adverts)} adverts are counted and not listed.`,
          leftOut.texts && `${grouped(leftOut.texts)} descriptions are left out: there is no room for more.`,
          leftOut.names && `${grouped(leftOut.names)} mentions of further peers, links or streams have no row of their own.`,
        ].filter(note => note);
        const facts = rows => el('dl', { class: 'facts' }, rows.filter(([, value]) => value).map(([name, value]) =>
          el('div', {}, el('dt', {}, name), el('dd', {}, value))));
        const notices = () => {
          const cut = stats.total.truncated && [`${plural(stats.total.truncated, 'record')} kept only in part by the logger.`];
          const all = [...head.notes, ...(cut || []), ...leftOutNotes()];
          return all.length > 0 && el('div', { class: 'notice', role: 'note', 'aria-label': 'Remarks', id: 'notes' },
            el('strong', {}, all.length === 1 ? 'Remark' : `${all.length} remarks`),
            el('ul', {}, all.slice(0, 50).map(note => el('li', { class: 'foreign' }, note))));
        };
        const showHead = () => show('head',
          el('div', { class: 'brand' }, el('span', {}, 'bitchat report'), el('button', { type: 'button', id: 'theme' })),
          el('h1', { class: 'foreign', dir: 'auto' }, short(heading, 300)),
          facts([
            ['Format', [...new Set(stats.files.map(file => file.format).filter(name => name))].join(', ')],
            ['Captured', total && hasDate(begin) && end >= begin && `${dayAndClock(begin)} to ${
              dayAndClock(begin).slice(0, 10) === dayAndClock(end).slice(0, 10) ? clock(end) : dayAndClock(end)} (UTC)`],
            ['Duration', total && end > begin && span((end - begin) / 1000)],
            ['Tool', head.tool], ['Protocol', head.protocol], ['Command', el('code', {}, head.command)],
          ]),
          notices());
        const showSources = () => show('sources', plainTable(
          ['Source', 'Format', '#Records', '#Cut by logger', '#Adverts', '#Frames', '#Rebuilt', '#Undecodable', 'On the air', 'Left out'],
          stats.files.map(file => [foreign(file.source, 120), file.format || 'unreadable', grouped(file.records),
            grouped(file.truncated), grouped(file.adverts), grouped(sumOf(file.frames)), grouped(file.reassembled),
            grouped(file.errors), stageText[file.onAir.stage] ?? file.onAir.stage,
            Object.entries(file.skipped).map(([name, count]) => `${name} ${grouped(count)}`).join(', ') || '—'])));
        const sumOf = counts => Object.values(counts).reduce((sum, count) => sum + count, 0);
        const stageText = { nothing: 'nothing of bitchat', ownAdverts: 'own adverts only', adverts: 'adverts, never connected',
          connected: 'connected, nobody subscribed', subscribed: 'subscribed, no frame', frames: 'frames, none accepted',
          accepted: 'frames, accepted' };
        const showFoot = () => show('foot', el('p', {}, `Made by ${head.tool}. The page asks nothing of a network; `
          + 'the same captures and options give the same page. Times are those of the capturing device, in UTC.'));
        """#
}
