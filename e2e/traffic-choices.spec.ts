import { expect, test } from '@playwright/test';
import {
  expectAccessible,
  expectNothingCut,
  expectReadableColours,
} from './support/accessibility.ts';
import { addressOf, answerWith } from './support/answers.ts';
import { watchContentPolicy } from './support/contentPolicy.ts';
import { refuseCookies } from './support/session.ts';

/** One minute after the state in the examples of the contract: an old state announces no reopening. */
const storyTime = new Date('2026-11-21T08:01:00Z');

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: storyTime });
  await refuseCookies(page);
});

test('the own direction is first on the board, after a reload too, and never sent', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/');
  const board = page.getByRole('region', { name: 'Info trafic' });
  const first = board.getByRole('rowheader').first();
  await expect(first).not.toContainText('mon trajet');
  await board.getByLabel('Mon trajet').selectOption({ label: 'Menpenti → Prado 2' });
  await expect(first).toContainText('Menpenti → Prado 2, mon trajet');
  await page.reload();
  await expect(first).toContainText('Menpenti → Prado 2, mon trajet');
  expect(sent.filter((one) => /menpentiToPrado2/.test(one))).toEqual([]);
  await board.getByLabel('Mon trajet').selectOption({ label: 'Aucun' });
  await expect(first).not.toContainText('mon trajet');
});

test('P9.13 a closed tunnel that reopens changes the title of the tab, without any permission', async ({
  page,
}) => {
  const refused = watchContentPolicy(page);
  await page.addInitScript(() => {
    Notification.requestPermission = () => {
      throw new Error('A permission was asked for.');
    };
  });
  await page.goto('/');
  const board = page.getByRole('region', { name: 'Info trafic' });
  const title = await page.title();
  const closed = board.getByRole('row').filter({ hasText: 'Fermé' });
  await expect(closed).toHaveCount(1);
  await board.getByRole('button', { name: /^Prévenez-moi quand le tunnel rouvre/ }).click();
  await board.getByRole('switch', { name: 'Avec un son' }).check();
  // The answer must be there before the clock runs again: it would end the call after 15 seconds.
  const polled = page.waitForResponse(addressOf('/api/v2/traffic'));
  await page.clock.runFor(31_000);
  await (await polled).finished();
  await expect(page).toHaveTitle(title);

  await answerWith(page, { readTraffic: 'fluid' });
  await page.clock.runFor(31_000);
  await expect(page).toHaveTitle(/^Rouvert.: .+ → .+ – /);
  await expect(board.getByRole('alert')).toContainText('Rouvert');
  await expect(board.getByRole('button', { name: /^Prévenez-moi/ })).toHaveCount(0);
  await board.getByRole('button', { name: 'Fermer' }).click();
  await expect(page).toHaveTitle(title);
  expect(refused).toEqual([]);
});

test('on a phone the choices are behind one row below the board', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const board = page.getByRole('region', { name: 'Info trafic' });
  await expect(board.getByLabel('Mon trajet', { exact: true })).toBeHidden();
  const more = board.getByRole('button', { name: 'Mon trajet, alerte de réouverture' });
  await more.click();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await board.getByRole('button', { name: /^Prévenez-moi quand le tunnel rouvre/ }).click();
  await expect(board.getByText('Gardez cette page ouverte')).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadableColours(page);
  await page.setViewportSize({ width: 320, height: 844 });
  await expectNothingCut(page);
});
