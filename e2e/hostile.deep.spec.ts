import { expect, test } from './support/test.ts';
import { activeParts, tellElements } from '../tests/ui/cms/activeParts.ts';
import { hostileFragments } from '../tests/ui/cms/hostileFragments.ts';
import { refuseCookies } from './support/session.ts';

// The content security policy is off: the code itself must block everything.
test.use({ bypassCSP: true });

const fragments = Object.values(hostileFragments);

test("P3.22, P3.24 hostile editors' content runs nothing, loads nothing and is shown as text", async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('dialog', (dialog) => {
    problems.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', () => problems.push('popup'));
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('frameattached', () => problems.push('frame'));
  await page.exposeFunction('hit', () => problems.push('hit'));
  await page.route(
    (url) => url.hostname !== '127.0.0.1' && url.protocol.startsWith('http'),
    (route) => {
      problems.push(route.request().url());
      return route.abort();
    },
  );
  await page.route(/\/api\/public\/data$/, async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as Record<string, unknown>;
    const FAQ = fragments.map((body, index) => ({
      id: index + 1,
      identifier: `q${index}`,
      category: 'circuler',
      title: `Question ${index}`,
      body,
    }));
    const all = { title: 'Tout', content: fragments.join(''), menulink: { link: 'tout' } };
    await route.fulfill({ response, json: { ...data, FAQ, pages: [all] } });
  });
  await refuseCookies(page);

  await page.goto('/faq');
  const questions = page.locator('details');
  await expect(questions).toHaveCount(fragments.length);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  await expectOnlyText('details > div > div');
  await page.goto('/tout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tout');
  await expectOnlyText('main :has(h1) ~ div > div:first-child > div');

  async function expectOnlyText(texts: string): Promise<void> {
    // Wait for pictures that load or fail.
    await page.waitForLoadState('networkidle');
    const elements = await page.locator(texts).evaluateAll(tellElements);
    expect(elements.length).toBeGreaterThan(20);
    expect(activeParts(elements)).toEqual([]);
    expect(problems).toEqual([]);
  }
});
