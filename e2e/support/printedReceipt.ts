import { changeColorScheme } from './colorScheme.ts';
import { expect, type Page } from '@playwright/test';
import { sentPayment } from './sentPayment.ts';

interface PaidThing {
  readonly path: string;
  readonly reference: string;
  readonly amount: 1320 | 4760;
}

/** Expects that only the receipt of a payment is printed, black on white, on one sheet. */
export async function expectReceiptOnOneSheet(page: Page, paid: PaidThing): Promise<void> {
  const { path, reference, amount } = paid;
  await sentPayment(reference, amount)(page);
  await changeColorScheme(page, 'dark');
  await page.goto(path);
  const sheet = page.locator('section').filter({ hasText: 'Reçu de paiement' });
  await expect(sheet).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.getByRole('button', { name: 'Imprimer', exact: true }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(sheet).toBeVisible();
  await expect(sheet).toContainText('Tunnels du Port');
  await expect(sheet).toContainText(reference);
  await expect(sheet).toContainText(amount === 1320 ? '13,20\u202f€' : '47,60\u202f€');
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  const printed = await page.evaluate(() => {
    const shown = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const outside: string[] = [];
    const colours = new Set<string>();
    for (let node = shown.nextNode(); node; node = shown.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      const text = node.textContent?.trim() ?? '';
      if (text === '') continue;
      if (parent.closest('section')) colours.add(getComputedStyle(parent).color);
      // What only screen readers find, and the skip link, are clipped.
      else if (!parent.closest('.tp-hidden')) outside.push(text);
    }
    const { backgroundColor } = getComputedStyle(document.body);
    return { outside, colours: [...colours], backgroundColor };
  });
  expect(printed).toEqual({
    outside: [],
    colours: ['rgb(0, 0, 0)'],
    backgroundColor: 'rgba(0, 0, 0, 0)',
  });
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pages.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
}
