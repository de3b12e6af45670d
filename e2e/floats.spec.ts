import { expect, test } from './support/test.ts';
import { tasks } from '../src/ui/navigation/tasks.ts';
import { aToken } from '../tests/support/account/aToken.ts';
import { boxOf } from './support/boxOf.ts';
import { coveredContent } from './support/coveredContent.ts';
import { examplesTime } from './support/examplesTime.ts';
import { choose, next, purchasePage } from './support/purchaseTunnel.ts';
import { tickableRows } from './support/passages.ts';
import { screens, seen } from './support/screens.ts';
import { startWithToken } from './support/session.ts';

test.beforeEach(({ page }) => page.clock.setFixedTime(examplesTime));

test('on a first visit with a phone, the four tasks are above the cookie question, whose answers have one size; it covers nothing for good', async ({
  page,
}) => {
  const [address, arrived] = screens.home;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await expect(seen(page, arrived)).toBeVisible();
  const question = page.getByRole('dialog', { name: 'Gestion des cookies' });
  await expect(question).toBeVisible();
  expect(await coveredContent(page)).toEqual([]);
  // Only a site in test mode has this bar.
  await page.evaluate(() => {
    scrollTo(0, 0);
    document.documentElement.removeAttribute('data-test-site');
  });
  const { y: top } = await boxOf(question);
  for (const [, task] of tasks) {
    const { y, height } = await boxOf(
      page.getByRole('main').getByRole('link', { name: task, exact: true }),
    );
    expect.soft(y + height, task).toBeLessThan(top);
  }
  const refuse = await boxOf(question.getByRole('button', { name: 'Tout refuser' }));
  const accept = await boxOf(question.getByRole('button', { name: "J'accepte" }));
  expect(refuse.y).toBe(accept.y);
  expect(refuse.width).toBeCloseTo(accept.width, 0);
  expect(refuse.height).toBe(accept.height);
});

test('the buttons of a purchase stay at the bottom of a phone once the cookie question is answered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(purchasePage);
  await choose(page, 'Un particulier', 'Tunnel Pass');
  await expect(page.getByRole('dialog', { name: 'Gestion des cookies' })).toBeVisible();
  await expect(next(page)).not.toBeInViewport();
  await page.getByRole('button', { name: 'Tout refuser' }).click();
  await expect(next(page)).toBeInViewport();
});

test('on a first visit the actions on the ticked rows are above the cookie question, on a phone too', async ({
  page,
}) => {
  const [address, arrived] = screens.passages;
  await page.addInitScript((token) => localStorage.setItem('token', token), aToken());
  await page.goto(address);
  await expect(seen(page, arrived)).toBeVisible();
  const question = page.getByRole('dialog', { name: 'Gestion des cookies' });
  const button = page.getByRole('button', { name: 'Exporter en CSV' });
  await tickableRows(page).getByRole('checkbox').nth(1).check();
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 768 });
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
});

test('by keyboard, the buttons of a bar that stays in sight scroll nothing', async ({ page }) => {
  const scrolled = (): Promise<number> => page.evaluate(() => scrollY);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const question = page.getByRole('dialog', { name: 'Gestion des cookies' });
  await question.getByRole('button', { name: 'Choisir' }).focus();
  await page.evaluate(() => scrollTo(0, 300));
  for (const name of ['Tout refuser', "J'accepte"]) {
    await page.keyboard.press('Tab');
    await expect(question.getByRole('button', { name })).toBeFocused();
    expect(await scrolled()).toBe(300);
  }
  await page.keyboard.press('Enter');
  await page.evaluate((token) => localStorage.setItem('token', token), aToken());
  await page.goto('/member/badge/passage');
  await page
    .getByRole('link', { name: /^Tunnels du Port/ })
    .first()
    .focus();
  await expect(tickableRows(page).first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 300));
  await page.getByRole('combobox', { name: 'N° de contrat' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Déconnexion' })).toBeFocused();
  expect(await scrolled()).toBe(300);
});

test('on a phone a toast covers neither the selector, the menu, nor what the page offers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startWithToken(page);
  await page.goto('/member/badge/passage?du=2026-11-20');
  await page.getByRole('button', { name: 'Exporter en CSV' }).click();
  const toast = page.getByRole('alert');
  await toast.hover();
  expect(await coveredContent(page)).toEqual([]);
  await page.evaluate(() => scrollTo(0, 0));
  for (const control of [
    page.getByRole('combobox', { name: 'N° de contrat' }),
    page.getByRole('button', { name: 'Ouvrir le menu' }),
  ]) {
    await control.click({ trial: true });
  }
  await expect(toast).toBeVisible();

  await page.goto('/payment/cnp/success?reference=26104887');
  await page
    .getByRole('status')
    .filter({ hasText: /est validé\./ })
    .last()
    .hover();
  expect(await coveredContent(page)).toEqual([]);
});
