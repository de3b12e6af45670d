import type { Page } from '@playwright/test';
import { aToken } from '../../tests/support/aToken.ts';

/** The visitor comes back with this token, the cookie question already answered; nothing is overwritten later on. */
export async function comeBackWith(page: Page, token: string = aToken()): Promise<void> {
  await refuseCookies(page);
  await page.addInitScript((kept) => {
    if (localStorage.getItem('seeded') === null) localStorage.setItem('token', kept);
    localStorage.setItem('seeded', 'yes');
  }, token);
}

/** The cookie question was answered before. */
export async function refuseCookies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('cookies', String(Math.floor(Date.now() / 1000)));
  });
}
