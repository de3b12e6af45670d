import { expect, test } from '@playwright/test';
import { aToken } from '../tests/support/account/aToken.ts';
import { coveredContent } from './support/coveredContent.ts';
import { screens } from './support/screens.ts';

const sizes = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

const visited = [
  screens.home,
  screens.article,
  screens.payOnline,
  screens.purchase,
  screens.dashboard,
];

for (const [address, arrived] of visited) {
  test(`${address}: on a first visit nothing covers content but the cookie question`, async ({
    page,
  }) => {
    const isPrivate = address.startsWith('/member/');
    if (isPrivate)
      await page.addInitScript((token) => localStorage.setItem('token', token), aToken());
    await page.goto(address);
    await expect(arrived(page)).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Gestion des cookies' })).toBeVisible();
    const covered: unknown[] = [];
    for (const size of sizes) {
      await page.setViewportSize(size);
      covered.push(...(await coveredContent(page)));
    }
    expect(covered).toEqual([]);
  });
}
