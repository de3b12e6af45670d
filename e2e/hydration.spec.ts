import { expect, test, type Page } from './support/test.ts';
import { operator } from '../src/ui/operator.ts';
import { startWithToken } from './support/session.ts';

const entryScript = /assets\/index-.*\.js$/;

/** Collects every console message and page error. */
function watchMessages(page: Page): readonly string[] {
  const words: string[] = [];
  page.on('console', (message) => words.push(message.text()));
  page.on('pageerror', ({ message }) => words.push(message));
  return words;
}

/** The text inside noscript. Playwright's default text matching skips it. */
async function expectPhoneInstead(page: Page): Promise<void> {
  const instead = page.locator('noscript');
  await expect(instead).toContainText(operator.phone, { useInnerText: true });
  await expect(instead).toBeVisible();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('P2.1 the home page is readable, with links; a page whose content needs scripts names the phone', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(operator.name);
    const main = page.getByRole('main');
    await expect(main.getByRole('region', { name: 'À la une' })).toBeVisible();
    await expect(main.getByRole('region', { name: 'Info trafic' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Payer un passage' })).toHaveAttribute(
      'href',
      '/payer-en-ligne',
    );
    await expectPhoneInstead(page);
    await expect(page.getByRole('contentinfo')).toContainText(operator.phone);
    await page.goto('/nous-contacter');
    await expectPhoneInstead(page);
    await expect(page.getByText(operator.name, { exact: true })).toBeVisible();
  });
});

test('the prerendered home page is hydrated in place, without console messages', async ({
  page,
}) => {
  const words = watchMessages(page);
  await startWithToken(page);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(entryScript, async (route) => {
    await released;
    await route.fallback();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const link = page.getByRole('link', { name: 'Payer un passage' });
  await expect(link).toBeVisible();
  const painted = await link.elementHandle();
  release();
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Espace client' })).toBeVisible();
  await expect(page.getByText('Dense').first()).toBeVisible();
  expect(await painted.evaluate((node) => node.isConnected)).toBe(true);
  await link.click();
  await expect(page).toHaveURL(/\/payer-en-ligne$/);
  expect(words).toEqual([]);
});

test('a visitor who comes back to the contact form from another document finds every field filled in', async ({
  page,
}) => {
  const typed = {
    Nom: 'Camille Durand',
    'Adresse e-mail': 'camille@example.fr',
    Message: 'Bonjour',
  };
  await page.goto('/nous-contacter');
  await expect(page.getByRole('button', { name: 'Envoyer' })).toBeEnabled();
  for (const [label, value] of Object.entries(typed)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.goto('/licences');
  await page.goBack();
  for (const [label, value] of Object.entries(typed)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  }
});
