import type { Page } from '@playwright/test';

/** The page without the application: what is left shows how fast the same table can be. */
export interface PlainPage {
  readonly html: string;
  readonly script: string;
}

/**
 * Makes the plain table out of the real page, so that both have the same layout, the same styles and rows of the very
 * same markup. Its script fetches the same answer, writes the rows by innerHTML and ticks them by a loop.
 */
export async function plainPageFrom(real: Page, scriptPath: string): Promise<PlainPage> {
  const parts = await real.evaluate(() => {
    const [row] = document.querySelectorAll<HTMLTableRowElement>('tbody tr');
    if (!row) throw new Error('The real page shows no row.');
    const plainClass = row.className;
    row.querySelector('input')?.click();
    const tickedClass = row.className;
    row.querySelector('input')?.click();
    const texts = [...row.cells].map((cell) => cell.textContent);
    const label = row.querySelector('input')?.getAttribute('aria-label') ?? '';
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const code of copy.querySelectorAll('script, link[rel=modulepreload]')) code.remove();
    const [body, ...others] = copy.querySelectorAll('tbody');
    body?.replaceChildren();
    for (const other of others) other.remove();
    return { html: copy.outerHTML, rowHtml: row.outerHTML, plainClass, tickedClass, texts, label };
  });
  let template = parts.rowHtml.replace(parts.label, '{label}');
  parts.texts.slice(1).forEach((text, index) => {
    template = template.replace(`>${text}<`, `>{${String(index)}}<`);
  });
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

/** Runs in the browser; only what stands inside reaches it. */
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
  if (!body || !all || !count) throw new Error('The plain page lacks a part of the table.');
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
      .replace('{0}', date)
      .replace('{1}', escape(row.badgeReference))
      .replace('{2}', escape(row.trafficDirection))
      .replace('{3}', escape(row.way))
      .replace('{4}', amount);
  };
  const sayCount = (): void => {
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
    sayCount();
  });
  body.addEventListener('change', (event) => {
    paint(event.target as HTMLInputElement);
    sayCount();
  });
  void fetch('/api/private/user/data/passages', { method: 'POST', body: '{}' })
    .then(async (response) => (await response.json()) as { passages: Row[] })
    .then((answer) => {
      ({ passages } = answer);
      body.innerHTML = passages.map(rowHtml).join('');
    });
}
