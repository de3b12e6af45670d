import { expect, test, type Page, type Request } from '@playwright/test';
import { people } from '../scripts/simulators/seed/people.ts';
import { openOperator } from './support/openOperator.ts';
import { openPlace } from './support/openPlace.ts';
import { retryUntilLoaded } from './support/retryUntilLoaded.ts';
import { refuseCookies, startWithToken } from './support/session.ts';
import { arrive, signIn } from './support/signIn.ts';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Site de test' });
const settled = (page: Page) => page.getByRole('row', { name: 'Carénage → Prado' });

/** Collects every message of the console. */
function listen(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', ({ message }) => messages.push(message));
  return messages;
}

/** The host answers `config.json` with this text; null: it has none. */
const configure = (page: Page, text: string | null): Promise<unknown> =>
  page.route('**/config.json', (route) =>
    route.fulfill(
      text === null
        ? { status: 404, body: 'Not Found' }
        : { contentType: 'text/plain', body: text },
    ),
  );

test.describe('the settings of config.json', () => {
  test.beforeEach(({ page }) => refuseCookies(page));

  test('are requested once and early, and no first paint waits for them', async ({ page }) => {
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    let count = 0;
    await page.route('**/config.json', async (route) => {
      count += 1;
      await held;
      await route.continue();
    });
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${request.url()}`);
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar(page)).toHaveText('Site de test\u202f: les paiements ne sont pas réels');
    await expect(page.locator('#root:not([data-prerendered])')).toBeAttached();
    await expect(settled(page)).toHaveCount(0);
    // Nothing but what the HTML file has asked for, whose answers wait for the settings too.
    const early = await page.evaluate(() => [...(globalThis.earlyAnswers?.keys() ?? [])]);
    expect(calls.toSorted()).toEqual(early.toSorted());
    answer();
    await expect(settled(page)).toBeVisible();
    expect(count).toBe(1);
  });

  test('are those of the build where the host has no such file', async ({ page }) => {
    await configure(page, null);
    await page.goto('/');
    await expect(settled(page)).toBeVisible();
    await expect(bar(page)).toBeVisible();
  });

  test('with live payments: no bar, also where the HTML file still says « test »', async ({
    page,
  }) => {
    const live = {
      paymentMode: 'live',
      paymentUrl: 'https://bank.example/paiement.cgi',
      paymentTerminal: '7654321',
      paymentCompany: 'tunnels',
      signatureHost: 'https://signature.example',
    };
    await configure(page, JSON.stringify(live));
    await page.goto('/');
    await expect(settled(page)).toBeVisible();
    await expect(bar(page)).toBeHidden();
  });

  test('that do not arrive: a failure, and « Réessayer » asks for them again', async ({ page }) => {
    await page.route('**/config.json', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/faq');
    const retry = page.getByRole('button', { name: 'Réessayer' });
    await expect(retry.first()).toBeVisible();
    await page.unroute('**/config.json');
    await retryUntilLoaded(retry);
  });

  test('that name another API: an answer of this origin is not taken for one of that API', async ({
    page,
  }) => {
    await configure(page, '{"apiOrigin":"https://api.example"}');
    await startWithToken(page);
    const elsewhere: Request[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith('https://api.example')) elsewhere.push(request);
    });
    await page.goto('/member/dashboard');
    // The content security policy of this host allows no call to that API.
    await expect(page.getByRole('button', { name: 'Réessayer' }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: /Bienvenue/ })).toHaveCount(0);
    expect(elsewhere).toEqual([]);
  });
});

test('an API on another origin: signed in and out, with its early answers, without a console message', async ({
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
    await page.goto(`${site}/faq`);
    await expect(page.getByText('Combien coûte un passage')).toBeVisible();
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
