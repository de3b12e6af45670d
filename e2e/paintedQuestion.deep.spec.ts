import { expect, test, type Page } from './support/test.ts';
import { holdEntry } from './support/holdEntry.ts';

/** A painted page, the same with a query, which is not hydrated, and one that the build does not paint. */
const addresses = ['/', '/faq', '/faq?q=badge', '/nos-abonnements/tunnel-pass'] as const;

const question = (page: Page) => page.getByRole('dialog', { name: 'Gestion des cookies' });
const works = (page: Page) => page.locator('#cookie-question:not([data-prerendered])');

declare global {
  interface Window {
    /** What was stored, key by key. */
    stored: string[];
    /** The frames in which the question was visible. */
    seen: number;
  }
}

/** Stores an answer that is `days` old, and counts from then on the frames with the question. */
async function answerBefore(page: Page, days: number): Promise<void> {
  await page.addInitScript((age) => {
    localStorage.setItem('cookies', String(Math.floor(Date.now() / 1000) - age * 24 * 3600));
    window.seen = 0;
    const look = (): void => {
      const shown = document.querySelector('[role=dialog]');
      if (shown?.checkVisibility()) window.seen += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, days);
}

for (const address of addresses) {
  test(`P4.34 ${address}: a refusal before the scripts is stored once`, async ({ page }) => {
    await page.addInitScript(() => {
      window.stored = [];
      Storage.prototype.setItem = new Proxy(Reflect.get(Storage.prototype, 'setItem'), {
        apply: (setItem, storage, [key, value]: [string, string]) => {
          window.stored.push(key);
          Reflect.apply(setItem, storage, [key, value]);
        },
      });
    });
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', ({ message }) => messages.push(message));
    const release = await holdEntry(page);
    await page.goto(address, { waitUntil: 'commit' });
    const refuse = question(page).getByRole('button', { name: 'Tout refuser' });
    // The last press counts.
    await question(page).getByRole('button', { name: "J'accepte" }).click();
    await refuse.click();
    await expect(refuse).toHaveAttribute('data-held');
    release();
    await expect(works(page)).toBeAttached();
    await expect(question(page)).toBeHidden();
    const kept = await page.evaluate(() => [
      ...window.stored.filter((key) => ['cookies', 'acceptMAT', 'acceptTP'].includes(key)),
      localStorage.getItem('acceptMAT'),
      localStorage.getItem('acceptTP'),
    ]);
    expect(kept).toEqual(['acceptMAT', 'acceptTP', 'cookies', 'false', 'false']);
    expect(messages).toEqual([]);
  });

  test(`M4.9 ${address}: who has answered never sees the question`, async ({ page }) => {
    await answerBefore(page, 100);
    await page.goto(address);
    await expect(works(page)).toBeAttached();
    await expect(page.getByRole('button', { name: 'Gérer les cookies' })).toBeVisible();
    expect(await page.evaluate(() => window.seen)).toBe(0);
  });
}

test('M4.9 an answer of more than six months ago is asked for before the scripts', async ({
  page,
}) => {
  await answerBefore(page, 183);
  await holdEntry(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(question(page)).toBeVisible();
});

test('« Choisir », pressed before the scripts, shows the switches; the focus stays', async ({
  page,
}) => {
  const release = await holdEntry(page);
  await page.goto('/payer-en-ligne', { waitUntil: 'commit' });
  const choose = question(page).getByRole('button', { name: 'Choisir' });
  await choose.focus();
  await page.keyboard.press('Enter');
  await expect(choose).toHaveAttribute('data-held');
  release();
  await expect(question(page).getByRole('switch', { name: 'Services tiers' })).toBeVisible();
  await expect(choose).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the question, which could not be answered, is not shown', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(question(page)).toBeHidden();
  });
});
