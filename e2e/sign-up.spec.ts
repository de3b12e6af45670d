import { expect, test, type Page } from './support/test.ts';
import { refuseCookies } from './support/session.ts';

const email = 'camille.durand@example.fr';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** The duration of the fade in seconds; 0 without an animation. */
const fadeOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('main form')].map((form) =>
        parseFloat(getComputedStyle(form.parentElement ?? form).animationDuration),
      ),
    ),
  );

test('P2.23, P4.27 sign-in and sign-up share a panel: it fades in less than 200 ms', async ({
  page,
}) => {
  await refuseCookies(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/espace/connexion');
  await field(page, 'Adresse e-mail').fill(email);
  expect(await fadeOf(page)).toBe(0);
  await page.getByRole('link', { name: 'Créer un compte' }).click();
  await expect(page).toHaveURL(/\/espace\/inscription$/);
  await expect(heading(page)).toHaveText('Inscription');
  await expect(heading(page)).toBeFocused();
  await expect(field(page, 'Adresse e-mail')).toHaveValue(email);
  expect(await fadeOf(page)).toBeGreaterThan(0);
  expect(await fadeOf(page)).toBeLessThan(0.2);
  await field(page, 'Nom').fill('Durand');
  await page.getByRole('link', { name: "J'ai déjà un compte" }).click();
  await expect(heading(page)).toHaveText('Connexion');
  await expect(field(page, 'Adresse e-mail')).toHaveValue(email);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('link', { name: 'Créer un compte' }).click();
  await expect(field(page, 'Nom')).toHaveValue('Durand');
  expect(await fadeOf(page)).toBe(0);
});
