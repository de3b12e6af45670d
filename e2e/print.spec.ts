import { expect, test } from '@playwright/test';
import { aToken } from '../tests/support/account/aToken.ts';
import { examplesTime } from './support/examplesTime.ts';
import { tickableRows } from './support/passages.ts';
import { sentPayment } from './support/sentPayment.ts';
import { refuseCookies, startWithToken } from './support/session.ts';

const address = '/member/badge/passage';

test.beforeEach(({ page }) => page.clock.setFixedTime(examplesTime));

test('M7.7 printing opens the printable page in a new tab', async ({ page, context }) => {
  await startWithToken(page);
  await page.goto(address);
  await tickableRows(page).nth(1).getByRole('checkbox').check();
  const posted = context.waitForEvent('request', (request) =>
    request.url().endsWith('/api/public/passages/print'),
  );
  const tab = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Imprimer' }).click();
  const fields = new URLSearchParams((await posted).postData() ?? '');
  expect([...fields.keys()]).toEqual(['ids', 'token']);
  expect(fields.get('ids')).toBe('900160');
  await expect((await tab).getByText('64010827').first()).toBeVisible();
});

test('M7.7 with an expired token, printing posts nothing and opens no tab', async ({
  page,
  context,
}) => {
  await startWithToken(page, aToken({ exp: Date.parse('2026-11-21T11:00:00Z') / 1000 }));
  await page.goto(address);
  await tickableRows(page).nth(1).getByRole('checkbox').check();
  const posted: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/print')) posted.push(request.url());
  });
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00Z'));
  await page.getByRole('button', { name: 'Imprimer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connexion');
  expect(posted).toEqual([]);
  expect(context.pages()).toHaveLength(1);
});

test.describe('the receipt of a payment', () => {
  const sheets = [
    ['/payment/cnp/success?reference=26104887', '26104887', 1320],
    ['/member/checkout/invoice/success?reference=PLI0048213B', 'PLI0048213B', 4760],
  ] as const;

  for (const [path, reference, amount] of sheets) {
    test(`${path}: only the receipt is printed, black on white, on one sheet`, async ({ page }) => {
      await (path.startsWith('/member') ? startWithToken(page) : refuseCookies(page));
      await sentPayment(reference, amount)(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(path);
      const sheet = page.locator('section').filter({ hasText: 'Reçu de paiement' });
      await expect(sheet).toBeVisible();
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', 'yes');
      });
      await page.getByRole('button', { name: 'Imprimer', exact: true }).click();
      await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');

      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect(sheet).toBeVisible();
      await expect(sheet).toContainText('Tunnels du Port');
      await expect(sheet).toContainText(reference);
      await expect(sheet).toContainText(amount === 1320 ? '13,20\u202f€' : '47,60\u202f€');
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      const printed = await page.evaluate(() => {
        const shown = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const outside: string[] = [];
        const colours = new Set<string>();
        for (let node = shown.nextNode(); node; node = shown.nextNode()) {
          const parent = node.parentElement;
          if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
          const text = node.textContent?.trim() ?? '';
          if (text === '') continue;
          if (parent.closest('section')) colours.add(getComputedStyle(parent).color);
          // What only screen readers find, and the skip link, are clipped.
          else if (!parent.closest('.tp-hidden')) outside.push(text);
        }
        const { backgroundColor } = getComputedStyle(document.body);
        return { outside, colours: [...colours], backgroundColor };
      });
      expect(printed).toEqual({
        outside: [],
        colours: ['rgb(0, 0, 0)'],
        backgroundColor: 'rgba(0, 0, 0, 0)',
      });
      const pages = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(pages.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
    });
  }
});
