import { expect, test } from './support/test.ts';
import { aToken } from '../tests/support/account/aToken.ts';
import { examplesTime } from './support/examplesTime.ts';
import { tickableRows } from './support/passages.ts';
import { expectReceiptOnOneSheet } from './support/printedReceipt.ts';
import { startWithToken } from './support/session.ts';

test.beforeEach(({ page }) => page.clock.setFixedTime(examplesTime));

test('M7.7 with an expired token, printing posts nothing and opens no tab', async ({
  page,
  context,
}) => {
  await startWithToken(page, aToken({ exp: Date.parse('2026-11-21T11:00:00Z') / 1000 }));
  await page.goto('/member/badge/passage');
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

test('of a paid invoice only the receipt is printed, black on white, on one sheet', async ({
  page,
}) => {
  await startWithToken(page);
  await expectReceiptOnOneSheet(page, {
    path: '/member/checkout/invoice/success?reference=PLI0048213B',
    reference: 'PLI0048213B',
    amount: 4760,
  });
});
