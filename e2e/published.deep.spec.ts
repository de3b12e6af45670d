import { expect, test, type Page } from './support/test.ts';
import { changeAnswer } from './support/changeAnswer.ts';
import { openPublishedSite } from './support/publishedSite.ts';
import { refuseCookies } from './support/session.ts';

/** A painted address and a text that the editors or the prices have on it. */
const pages = [
  ['/nos-abonnements', 'dont 20,00\u00a0€ rendus'],
  ['/nos-abonnements/tunnel-pass', 'dont 20,00\u00a0€ rendus'],
  ['/faq', 'Comment payer à la borne'],
  ['/actualites', 'Les tarifs au 1er janvier 2027'],
  ['/actualites/tarifs-2027', 'Les prix des trajets'],
  ['/circuler/les-tunnels', 'Les tunnels'],
  ['/cgv', 'Article 1'],
] as const;

// One site for all tests.
test.describe.configure({ mode: 'default' });

let site: Awaited<ReturnType<typeof openPublishedSite>>;

test.beforeAll(async ({ baseURL }) => {
  site = await openPublishedSite(baseURL ?? '');
});
test.afterAll(() => site.stop());
test.beforeEach(({ page }) => refuseCookies(page));

const publicData = /\/api\/public\/data$/;
const date = (page: Page) => page.getByText(/^Informations du \d\d\/\d\d\/\d{4}$/);
const main = (page: Page) => page.getByRole('main');

/** Collects every console message and page error. */
function watchMessages(page: Page): readonly string[] {
  const words: string[] = [];
  page.on('console', (message) => words.push(message.text()));
  page.on('pageerror', ({ message }) => words.push(message));
  return words;
}

/** Holds every answer of the server back until the returned function is called. */
async function holdAnswers(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/**', async (route) => {
    await released;
    await route.fallback();
  });
  return () => release();
}

declare global {
  interface Window {
    shift: number;
  }
}

/** Adds up the layout shifts of every page that is opened from now on. */
async function measureShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as unknown as readonly { readonly value: number }[];
      for (const { value } of shifts) window.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.shift))),
        ),
    );
}

for (const width of [390, 1440]) {
  test(`P7.2 published pages show their content and its date at once, then the answer of the server, ${width}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const shift = await measureShift(page);
    for (const [address, text] of pages) {
      const words = watchMessages(page);
      const release = await holdAnswers(page);
      await page.goto(site.url + address);
      await expect(page.locator('#root:not([data-prerendered])')).toBeAttached();
      await expect(main(page), address).toContainText(text);
      await expect(date(page), address).toBeVisible();
      release();
      await expect(date(page), address).toBeHidden();
      await expect(main(page), address).toContainText(text);
      expect(words, address).toEqual([]);
      expect(await shift(), address).toBeLessThanOrEqual(0.02);
    }
  });
}

test('another answer of the server replaces what was painted, without a message', async ({
  page,
}) => {
  const words = watchMessages(page);
  await changeAnswer(page, publicData, (text) =>
    text.replaceAll('Article 1', 'Article premier').replaceAll('Conditions', 'Les conditions'),
  );
  await page.goto(`${site.url}/cgv`);
  await expect(main(page)).toContainText('Article premier');
  await expect(date(page)).toBeHidden();
  expect(words).toEqual([]);
});

/** Addresses with a skeleton of their own, or with data below their heading. */
const skeletons = [
  '/nos-abonnements',
  '/faq',
  '/actualites',
  '/actualites/tarifs-2027',
  '/circuler/les-tunnels',
  '/cgv',
  '/accessibilite',
  '/finances/agenda',
  '/finances/rapports',
  '/finances/communiques',
  '/finances/assemblee-generale',
] as const;

for (const width of [390, 1440]) {
  test(`P7.2 without published content, skeletons have the size of the content, ${width}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const shift = await measureShift(page);
    for (const address of skeletons) {
      const release = await holdAnswers(page);
      await page.goto(address);
      await expect(main(page).getByText('Chargement en cours…')).toBeAttached();
      release();
      await expect(main(page).getByText('Chargement en cours…')).toBeHidden();
      expect(await shift(), address).toBeLessThanOrEqual(0.02);
    }
  });
}
