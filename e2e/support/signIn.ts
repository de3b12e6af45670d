import type { Page } from '@playwright/test';
import { commonPassword } from '../../scripts/simulators/seed/people.ts';
import { operatorTime } from './operatorTime.ts';
import { refuseCookies } from './session.ts';

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
