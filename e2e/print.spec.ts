import { expect, test } from '@playwright/test';
import { aToken } from '../tests/support/aToken.ts';
import { comeBackWith } from './support/session.ts';

const address = '/member/badge/passage';

test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-11-21T10:00:00Z')));

test('M7.7 printing opens the printable page in a new tab', async ({ page, context }) => {
  await comeBackWith(page);
  await page.goto(address);
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
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

test('M7.7 printing with a token that has expired posts nothing and opens nothing', async ({
  page,
  context,
}) => {
  await comeBackWith(page, aToken({ exp: Date.parse('2026-11-21T11:00:00Z') / 1000 }));
  await page.goto(address);
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
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
