import type { Page } from '@playwright/test';
import { aToken } from '../../tests/support/account/aToken.ts';

/**
 * Starts the page with this token and with the cookie question already answered. It is written
 * once: a later sign-out stays.
 */
export async function startWithToken(page: Page, token: string = aToken()): Promise<void> {
  await refuseCookies(page);
  await page.addInitScript((kept) => {
    if (localStorage.getItem('seeded') === null) localStorage.setItem('token', kept);
    localStorage.setItem('seeded', 'yes');
  }, token);
}

/** Starts the page with the cookie question already answered. */
export async function refuseCookies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('cookies', String(Math.floor(Date.now() / 1000)));
  });
}
