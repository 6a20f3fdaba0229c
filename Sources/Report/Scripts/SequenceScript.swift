/// The talks of sync: each request with its window, what answered it, and who refuses what.
enum SequenceScript {
    /// The part of the script.
    static let text = #"""
        const talksOnAPage = 10, mostActors = 7;
        let talkPage = 0;
        const nearKey = row => directionOf(row) === 'sent' ? farKey(row) : ownKey(row);
        const senderKey = row => directionOf(row) === 'sent' ? ownKey(row) : farKey(row);
        const askedKey = row => P.recipient[row] >= 0 ? 'p' + P.recipient[row] : nearKey(row);
        /** Requests with their answers, and answers that nobody asked for, in the order in which they came. */
        const gatherTalks = () => {
          const talks = [], byRequest = new Map();
          let stray = null;
          const talkOf = request => {
            if (!byRequest.has(request)) {
              const talk = { request, time: P.time[request], asker: 'p' + P.sender[request], asked: askedKey(request), parts: new Map() };
              byRequest.set(request, talk);
              talks.push(talk);
            }
            return byRequest.get(request);
          };
          for (const row of chosen) {
            if (P.kind[row] === requestKind && P.pieces[row] === 0 && P.sender[row] >= 0) { talkOf(row); stray = null; continue; }
            if (P.request[row] >= 0) { addAnswer(talkOf(P.request[row]), row, P.age[row] > data.limits.window); continue; }
            if (!(P.flags[row] & rsrFlag) || !senderKey(row)) continue;
            const from = senderKey(row);
            if (!stray || stray.asked !== from || P.time[row] - stray.last > 30e6) {
              talks.push(stray = { request: -1, time: P.time[row], asker: nearKey(row) ?? from, asked: from, parts: new Map() });
            }
            stray.last = P.time[row];
            addAnswer(stray, row, false);
          }
          return talks.sort((a, b) => a.time - b.time);
        };
        const addAnswer = (talk, row, late) => {
          const rsr = P.flags[row] & rsrFlag, key = `${late} ${rsr} ${P.verdicts[row]} ${senderKey(row)} ${nearKey(row)}`;
          if (!talk.parts.has(key)) talk.parts.set(key, { row, late, rsr, rows: [], kinds: new Map() });
          const part = talk.parts.get(key);
          part.rows.push(row);
          part.kinds.set(P.kind[row], (part.kinds.get(P.kind[row]) ?? 0) + 1);
        };
        const answersOf = talk => [...talk.parts.values()].reduce((sum, part) => sum + part.rows.length, 0);
        const verdictWords = row => data.profiles.map(({ name, shift }) => {
          const reason = reasonOf(row, shift), answer = answerOf(reason);
          return { name, answer, text: `${name} ${glyphs[answer]}${answer === 'accepted' || !reason ? '' : ' ' + reason.name}` };
        });
        const askedFor = row => (/types=(\S+)/.exec(textOf(row))?.[1] ?? 'announce,message (default)').replaceAll(',', ', ').replace(', ...', ' …');
        const kindsOf = part => [...part.kinds].map(([kind, count]) => `${data.kinds[kind]} ${count}`).join(', ');
        const partTimes = (talk, part) => {
          const times = part.rows.map(row => P.time[row]);
          if (talk.request < 0) return clock(times[0]);
          const since = at => span(Math.round((at - talk.time) / 1000));
          const from = since(times[0]), to = since(times.at(-1));
          return from === to ? `after ${from}` : `after ${from} to ${to}`;
        };
        const partTitle = (talk, part) => `${plural(part.rows.length, talk.request < 0 ? 'unasked answer' : part.late ? 'late answer' : 'answer')}`
          + `${part.rsr ? ' marked RSR' : ', not marked RSR'}: ${kindsOf(part)}`;
        const talkRows = talks => talks.flatMap(talk => [
          talk.request >= 0 && [clock(talk.time), `${nodeName(talk.asker, 40)} asks ${nodeName(talk.asked, 40)}`, `#${P.no[talk.request]}`,
            askedFor(talk.request), verdictWords(talk.request).map(({ text }) => text).join(' · ')],
          ...[...talk.parts.values()].map(part => [partTimes(talk, part), `${nodeName(senderKey(part.row) ?? talk.asked, 40)} answers ${
            nodeName(nearKey(part.row) ?? talk.asker, 40)}`, `#${P.no[part.row]}${part.rows.length > 1 ? ' …' : ''}`, partTitle(talk, part),
            verdictWords(part.row).map(({ text }) => text).join(' · ')])].filter(row => row));
        const showSequence = () => {
          const talks = gatherTalks(), requests = talks.filter(talk => talk.request >= 0 && mask[talk.request]).length;
          const answers = talks.reduce((sum, talk) => sum + (talk.request >= 0 ? answersOf(talk) : 0), 0);
          const strays = talks.reduce((sum, talk) => sum + (talk.request < 0 ? answersOf(talk) : 0), 0);
          const pages = Math.max(1, Math.ceil(talks.length / talksOnAPage));
          talkPage = Math.min(talkPage, pages - 1);
          const shown = talks.slice(talkPage * talksOnAPage, (talkPage + 1) * talksOnAPage);
          const caption = el('p', { id: 'sequence-caption' }, el('span', { 'data-requests': requests, 'data-answers': answers },
            `${plural(requests, 'request')} (REQUEST_SYNC), ${plural(answers, 'answer')}`), strays ? `, ${plural(strays, 'marked answer')} that nobody in the capture asked for` : '',
            `. A window is open for ${span(data.limits.window)} after a request; answers alike stand together. Not to scale in time.`);
          if (!talks.length) return show('sequence', caption, empty('No sync request and no answer is shown.'));
          const turn = by => { talkPage += by; showSequence(); byId('sequence').querySelector('[data-turn]:not(:disabled)')?.focus(); };
          const pager = pages > 1 && el('div', { class: 'pager' },
            el('button', { type: 'button', 'data-turn': -1, onclick: () => turn(-1), disabled: talkPage === 0 }, '← Earlier'),
            el('button', { type: 'button', 'data-turn': 1, onclick: () => turn(1), disabled: talkPage === pages - 1 }, 'Later →'),
            el('span', {}, `${grouped(talkPage * talksOnAPage + 1)} to ${grouped(talkPage * talksOnAPage + shown.length)} of ${grouped(talks.length)} talks`));
          show('sequence', caption, pager, drawTalks(shown), alternative('sequence-table', 'Sync as a table',
            ['When', 'Who', 'Packet', 'What', 'Verdicts'], () => talkRows(talks)));
        };
        views.push(() => { talkPage = 0; showSequence(); });
        """#
}
