import type { Page } from '@playwright/test';

/** The same table without the application: the lower limit for its durations. */
export interface PlainPage {
  readonly html: string;
  readonly script: string;
}

/**
 * Makes the plain table from the real page, with the same layout, styles and row markup. Its script loads the
 * same answer, renders the rows with innerHTML and checks them in a loop.
 */
export async function plainPageFrom(real: Page, scriptPath: string): Promise<PlainPage> {
  const parts = await real.evaluate(() => {
    const row = document.querySelector('tbody input')?.closest('tr');
    if (!row) throw new Error('The real page has no row.');
    const plainClass = row.className;
    row.querySelector('input')?.click();
    const tickedClass = row.className;
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
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const code of copy.querySelectorAll('script, link[rel=modulepreload]')) code.remove();
    const [body, ...others] = copy.querySelectorAll('tbody');
    body?.replaceChildren();
    for (const other of others) other.remove();
    return { html: copy.outerHTML, rowHtml: row.outerHTML, plainClass, tickedClass, texts, label };
  });
  let template = parts.rowHtml.replace(parts.label, '{label}');
  for (const [name, text] of Object.entries(parts.texts)) {
    if (!template.includes(`>${text}`)) throw new Error(`The real row has no text for ${name}.`);
    template = template.replace(`>${text}`, `>{${name}}`);
  }
  const settings = { template, plain: parts.plainClass, ticked: parts.tickedClass };
  return {
    html: `<!doctype html>${parts.html.replace('</body>', `<script src="${scriptPath}"></script></body>`)}`,
    script: `(${runPlainTable.toString()})(${JSON.stringify(settings)});`,
  };
}

interface PlainSettings {
  readonly template: string;
  readonly plain: string;
  readonly ticked: string;
}

/** Runs in the browser: it can use nothing outside its own body. */
function runPlainTable({ template, plain, ticked }: PlainSettings): void {
  interface Row {
    creationDate: { timestamp: number };
    badgeReference: string;
    trafficDirection: string;
    way: string;
    amount: number;
  }
  const body = document.querySelector('tbody');
  const all = document.querySelector<HTMLInputElement>('thead input');
  const count = [...document.querySelectorAll('[role=status]')].at(1);
  if (!body || !all || !count) throw new Error('A part of the table is missing in the plain page.');
  const boxes = body.getElementsByTagName('input');
  const dates = new Intl.DateTimeFormat('fr-FR', {
    timeZone: 'Europe/Paris',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  let passages: Row[] = [];

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
  const renderCount = (): void => {
    let chosen = 0;
    let total = 0;
    for (const [index, box] of [...boxes].entries()) {
      if (!box.checked) continue;
      chosen += 1;
      total += passages[index]?.amount ?? 0;
    }
    all.indeterminate = chosen > 0 && chosen < boxes.length;
    all.checked = chosen === boxes.length;
    count.textContent = `${String(chosen)} trajets sélectionnés, ${total.toFixed(2)} €`;
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
  body.addEventListener('change', (event) => {
    paint(event.target as HTMLInputElement);
    renderCount();
  });
  void fetch('/api/private/user/data/passages', { method: 'POST', body: '{}' })
    .then(async (response) => (await response.json()) as { passages: Row[] })
    .then((answer) => {
      ({ passages } = answer);
      body.innerHTML = passages.map(rowHtml).join('');
    });
}
