import { expect, test } from '@playwright/test';
import { aToken } from '../tests/support/account/aToken.ts';
import { tickableRows } from './support/passages.ts';
import { startWithToken } from './support/session.ts';

const address = '/member/badge/passage';

test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-11-21T10:00:00Z')));

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
