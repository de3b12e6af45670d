import { words } from '../ui/words/document/offline.words.fr';
import { words as map } from '../ui/city/cityMap.words.fr';
import type { Traffic } from '../domain/publicSite/traffic';
import { toTrafficView } from '../ui/public/traffic/toTrafficView';

/** The traffic as a table: each direction with its state in words, and its time. */
export function trafficTable(traffic: Traffic): HTMLTableElement {
  const table = document.createElement('table');
  const heads = element('tr');
  for (const name of [words.table.way, words.table.state, words.table.time]) {
    const head = element('th', name);
    head.scope = 'col';
    heads.append(head);
  }
  const head = element('thead');
  head.className = 'tp-hidden';
  head.append(heads);
  const body = element('tbody');
  const view = toTrafficView({ status: 'ready', data: traffic });
  for (const line of view.status === 'ready' ? view.lines : []) {
    const row = element('tr');
    const way = element('th', `${line.from} → ${line.to}`);
    way.scope = 'row';
    const state = element('td');
    const word = element('b', line.word);
    word.className = line.state;
    state.append(word);
    if (line.closed !== '') state.append(element('small', line.closed));
    row.append(way, state, element('td', line.minutes === null ? '–' : map.minutes(line.minutes)));
    body.append(row);
  }
  table.append(head, body);
  return table;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const one = document.createElement(tag);
  one.textContent = text;
  return one;
}
