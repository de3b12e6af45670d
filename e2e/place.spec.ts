import { expect, test, type Page } from '@playwright/test';
import { people } from '../scripts/simulators/seed/people.ts';
import { operator } from '../src/ui/operator.ts';
import { examplesTime } from './support/examplesTime.ts';
import { openOperator } from './support/openOperator.ts';
import { openPlace } from './support/openPlace.ts';
import { payOnline, searchNotice } from './support/payOnline.ts';
import { refuseCookies } from './support/session.ts';
import { arrive, signIn } from './support/signIn.ts';

/** Collects every message of the console. */
function listen(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', ({ message }) => messages.push(message));
  return messages;
}

test('unreadable settings in config.json close payments with a sentence, and are reported; the rest works', async ({
  page,
}) => {
  const messages = listen(page);
  await refuseCookies(page);
  await page.clock.setFixedTime(examplesTime);
  await page.route('**/config.json', (route) => route.fulfill({ body: '<!doctype html>' }));
  let posted = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.isNavigationRequest()) posted += 1;
  });
  await page.goto(payOnline);
  await searchNotice(page);
  await page.getByRole('button', { name: /^Payer 13,20/ }).click();
  await expect(page.getByRole('alert')).toContainText(
    `Le paiement par carte est fermé pour le moment. Rien n'a été débité\u202f: réessayez plus tard, ou appelez-nous au ${operator.phone}.`,
  );
  expect(posted).toBe(0);
  expect(messages).toEqual(['config.json – expected a JSON object with the settings of the site']);
});

test('an API on another origin: signed in, with its early answers, without a console message', async ({
  page,
}) => {
  let site = '';
  const api = await openOperator(() => site);
  const place = await openPlace({ apiOrigin: api.url }, 'http://127.0.0.1:9');
  site = place.url;
  try {
    const messages = listen(page);
    const calls: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${origin}${pathname}`);
    });
    await arrive(page);
    await page.goto(`${site}/member/dashboard`);
    await signIn(page, people.camille.email);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bienvenue');
    await page.goto(`${site}/member/badge/list`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.waitForFunction(() => globalThis.earlyAnswers?.size === 0);
    expect(messages).toEqual([]);
    expect(calls.length).toBeGreaterThan(5);
    expect(calls.filter((call) => !call.includes(api.url))).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('data-api-elsewhere');
  } finally {
    await place.stop();
    await api.stop();
  }
});
