import type { Page } from '@playwright/test';
import { commonPassword } from '../../scripts/simulators/seed/people.ts';
import { operatorTime } from './operatorTime.ts';
import { refuseCookies, startWithToken } from './session.ts';

/**
 * Starts on the date of the simulated operator's data, with the cookie question already answered.
 */
export async function arrive(page: Page): Promise<void> {
  await page.clock.install({ time: operatorTime() });
  await refuseCookies(page);
}

/** Fills in the sign-in form, to which the requested page has redirected. */
export async function signIn(
  page: Page,
  email: string,
  password: string = commonPassword,
): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

/** Opens an address of the simulated operator's site as this person, without the page of the sign-in. */
export async function openAs(page: Page, email: string, address: string): Promise<void> {
  await page.clock.install({ time: operatorTime() });
  const answer = await page.request.post('/api/private/login', {
    data: { email, password: commonPassword },
  });
  const { token } = (await answer.json()) as { readonly token: string };
  await startWithToken(page, token);
  await page.goto(address);
}
