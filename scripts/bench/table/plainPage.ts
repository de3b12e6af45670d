import type { Page } from '@playwright/test';

/** The same table without the application: the lower limit for its durations. */
export interface PlainPage {
  readonly html: string;
  readonly script: string;
}

/**
 * Makes the plain table from the real page, with the same layout, styles and markup of rows, days and
 * actions. Its script loads the same answer, renders days and rows as one HTML string and checks the rows in
 * a loop.
 */
export async function plainPageFrom(real: Page, scriptPath: string): Promise<PlainPage> {
  const parts = await real.evaluate(() => {
    const row = document.querySelector('tbody input')?.closest('tr');
    const head = document.querySelector('tbody tr');
    if (!row || !head || head === row) throw new Error('The real page has no day with a row.');
    /** The place of the actions, which holds the count. */
    const actions = (): string =>
      [...document.querySelectorAll('[role=status]')].at(1)?.parentElement?.outerHTML ?? '';
    const plainClass = row.className;
    const plainActions = actions();
    row.querySelector('input')?.click();
    const tickedClass = row.className;
    const tickedActions = actions();
    row.querySelector('input')?.click();
    /** The text of an element without children, or the last text of a cell. */
    const textOf = (place: string): string =>
      row.querySelector(place)?.lastChild?.textContent?.trim() ?? '';
    const [date = '', badge = '', direction = '', lane = '', amount = ''] = [
      ...['td:nth-child(2) > span', 'td:nth-child(3) > span', 'td:nth-child(4)'],
      ...['td:nth-child(5)', 'td:nth-child(6)'],
    ].map(textOf);
    const texts = { date, badge, direction, lane, amount };
    const label = row.querySelector('input')?.getAttribute('aria-label') ?? '';
    const day = {
      // Outside the window: there the head of a day is not sticky.
      bodyClass: row.closest('table')?.tBodies.item(200)?.className ?? '',
      headHtml: head.outerHTML,
      texts: [...head.children].map(({ textContent }) => textContent),
    };
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const code of copy.querySelectorAll('script, link[rel=modulepreload]')) code.remove();
    for (const body of copy.querySelectorAll('tbody')) body.remove();
    const rowHtml = row.outerHTML;
    const html = copy.outerHTML;
    const states = { plainClass, tickedClass, plainActions, tickedActions };
    return { html, rowHtml, texts, label, day, ...states };
  });
  let template = parts.rowHtml.replace(parts.label, '{label}');
  for (const [name, text] of Object.entries(parts.texts)) {
    if (!template.includes(`>${text}`)) throw new Error(`The real row has no text for ${name}.`);
    template = template.replace(`>${text}`, `>{${name}}`);
  }
  let dayTemplate = parts.day.headHtml;
  for (const [index, text] of parts.day.texts.entries()) {
    if (!dayTemplate.includes(`>${text}<`))
      throw new Error(`The head of a day has no « ${text} ».`);
    dayTemplate = dayTemplate.replace(`>${text}<`, `>{${String(index)}}<`);
  }
  const settings: PlainSettings = {
    template,
    dayTemplate,
    body: parts.day.bodyClass,
    plain: parts.plainClass,
    ticked: parts.tickedClass,
    actions: [parts.plainActions, parts.tickedActions],
  };
  return {
    html: `<!doctype html>${parts.html.replace('</body>', `<script src="${scriptPath}"></script></body>`)}`,
    script: `(${runPlainTable.toString()})(${JSON.stringify(settings)});`,
  };
}

interface PlainSettings {
  readonly template: string;
  readonly dayTemplate: string;
  /** Classes of a table body, of a row, of a ticked row. */
  readonly body: string;
  readonly plain: string;
  readonly ticked: string;
  /** The actions without and with a ticked row, as HTML. */
  readonly actions: readonly [string, string];
}

/** Runs in the browser: it can use nothing outside its own body. */
function runPlainTable(settings: PlainSettings): void {
  interface Row {
    creationDate: { timestamp: number };
    badgeReference: string;
    trafficDirection: string;
    way: string;
    amount: number;
  }
  const { template, dayTemplate, plain, ticked } = settings;
  const table = document.querySelector('table');
  const all = document.querySelector<HTMLInputElement>('thead input');
  const count = (): Element | undefined => [...document.querySelectorAll('[role=status]')].at(1);
  if (!table || !all || !count())
    throw new Error('A part of the table is missing in the plain page.');
  let boxes: readonly HTMLInputElement[] = [];
  const dates = new Intl.DateTimeFormat('fr-FR', {
    timeZone: 'Europe/Paris',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const days = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'full' });
  const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  let passages: Row[] = [];
  let hasBar = false;

  const rowHtml = (row: Row): string => {
    const date = dates.format(row.creationDate.timestamp * 1000);
    const label = `Sélectionner le trajet du ${date}, ${row.badgeReference}`;
    const amount = `${row.amount.toFixed(2).replace('.', ',')} €`;
    return template
      .replace('{label}', label)
      .replace('{date}', date)
      .replace('{badge}', escape(row.badgeReference))
      .replace('{direction}', escape(row.trafficDirection))
      .replace('{lane}', escape(row.way))
      .replace('{amount}', amount);
  };
  const bodyHtml = (rows: readonly Row[], day: string): string => {
    const sum = rows.reduce((total, { amount }) => total + amount, 0);
    const head = dayTemplate
      .replace('{0}', day)
      .replace('{1}', `${String(rows.length)} trajets`)
      .replace('{2}', `${sum.toFixed(2).replace('.', ',')} €`);
    const html = `${head}${rows.map(rowHtml).join('')}`;
    return `<tbody role="rowgroup" class="${settings.body}">${html}</tbody>`;
  };
  const renderCount = (): void => {
    let chosen = 0;
    let total = 0;
    for (const [index, box] of boxes.entries()) {
      if (!box.checked) continue;
      chosen += 1;
      total += passages[index]?.amount ?? 0;
    }
    all.indeterminate = chosen > 0 && chosen < boxes.length;
    all.checked = chosen === boxes.length;
    const isTicked = chosen > 0;
    const place = count()?.parentElement;
    if (place && isTicked !== hasBar) place.outerHTML = settings.actions[isTicked ? 1 : 0];
    hasBar = isTicked;
    const text = count();
    if (text) text.textContent = `${String(chosen)} trajets sélectionnés, ${total.toFixed(2)} €`;
  };
  const paint = (box: HTMLInputElement): void => {
    const row = box.closest('tr');
    if (row) row.className = box.checked ? ticked : plain;
  };

  all.addEventListener('change', () => {
    for (const box of boxes) {
      box.checked = all.checked;
      paint(box);
    }
    renderCount();
  });
  table.addEventListener('change', (event) => {
    if (event.target === all) return;
    paint(event.target as HTMLInputElement);
    renderCount();
  });
  void fetch('/api/private/user/data/passages', { method: 'POST', body: '{}' })
    .then(async (response) => (await response.json()) as { passages: Row[] })
    .then((answer) => {
      ({ passages } = answer);
      const ofDay = new Map<string, Row[]>();
      for (const row of passages) {
        const day = days.format(row.creationDate.timestamp * 1000);
        ofDay.set(day, [...(ofDay.get(day) ?? []), row]);
      }
      const html = [...ofDay].map(([day, rows]) => bodyHtml(rows, day)).join('');
      table.insertAdjacentHTML('beforeend', html);
      boxes = [...table.querySelectorAll<HTMLInputElement>('tbody input')];
    });
}
