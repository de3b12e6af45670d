import { expect, test } from './support/test.ts';
import { aToken } from '../tests/support/account/aToken.ts';
import { boxOf } from './support/boxOf.ts';
import { coveredContent } from './support/coveredContent.ts';
import { examplesTime } from './support/examplesTime.ts';
import { tickableRows } from './support/passages.ts';
import { screens, seen } from './support/screens.ts';

const sizes = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

const visited = [
  screens.home,
  screens.article,
  screens.payOnline,
  screens.purchase,
  screens.signIn,
  screens.dashboard,
  screens.passages,
];

test.beforeEach(({ page }) => page.clock.setFixedTime(examplesTime));

for (const [address, arrived] of visited) {
  test(`${address}: on a first visit nothing covers content but the cookie question`, async ({
    page,
  }) => {
    const isPrivate = address.startsWith('/member/');
    if (isPrivate)
      await page.addInitScript((token) => localStorage.setItem('token', token), aToken());
    await page.goto(address);
    await expect(seen(page, arrived)).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Gestion des cookies' })).toBeVisible();
    const covered: unknown[] = [];
    for (const size of sizes) {
      await page.setViewportSize(size);
      covered.push(...(await coveredContent(page)));
    }
    expect(covered).toEqual([]);
  });
}

const lists = [
  [screens.passages, 'Exporter en CSV'],
  [screens.tickets, 'Générer un reçu'],
  [screens.refunds, 'Demander le remboursement'],
] as const;

for (const [[address, arrived], action] of lists) {
  test(`${address}: on a first visit the actions on the ticked rows are above the cookie question`, async ({
    page,
  }) => {
    await page.addInitScript((token) => localStorage.setItem('token', token), aToken());
    await page.goto(address);
    await expect(seen(page, arrived)).toBeVisible();
    const question = page.getByRole('dialog', { name: 'Gestion des cookies' });
    const button = page.getByRole('button', { name: action });
    await tickableRows(page).getByRole('checkbox').nth(1).check();
    for (const size of [...sizes, { width: 1440, height: 560 }]) {
      await page.setViewportSize(size);
      await page.evaluate(() => scrollTo(0, 0));
      // The bar rises into the window.
      await expect
        .poll(async () => {
          const [actions, cookies] = [await boxOf(button), await boxOf(question)];
          return actions.y + actions.height <= cookies.y;
        })
        .toBe(true);
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await tickableRows(page).getByRole('checkbox').last().focus();
    await expect(button, 'at the end of the rows, on a phone').toBeInViewport({ ratio: 1 });
  });
}
