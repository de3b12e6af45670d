import { expect, test } from '@playwright/test';
import { answerWith } from './support/answers.ts';
import { watchContentPolicy } from './support/contentPolicy.ts';
import { refuseCookies } from './support/session.ts';

const storyTime = new Date('2026-11-21T10:00:00Z');

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
  await page.clock.runFor(31_000);
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
