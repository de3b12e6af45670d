import { expect, test, type Page } from './support/test.ts';
import { people } from '../scripts/simulators/seed/people.ts';
import { openOperator } from './support/openOperator.ts';
import { openPlace } from './support/openPlace.ts';
import { retryUntilLoaded } from './support/retryUntilLoaded.ts';
import { refuseCookies } from './support/session.ts';
import { arrive, signIn } from './support/signIn.ts';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Site de test' });
const settled = (page: Page) => page.getByRole('row', { name: 'Vieux-Port (Carénage) → Prado' });

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
