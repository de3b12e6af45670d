import { expect, type Page } from '@playwright/test';
import { signIn } from './signIn.ts';

/** Signs in with a storage that this function has broken; a reload ends the session. */
export async function expectWorksUntilReload(page: Page, breakStorage: () => void): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(breakStorage);
  await page.goto('/');
  await page.getByRole('button', { name: 'Tout refuser' }).click();
  await page.getByRole('link', { name: 'Se connecter' }).first().click();
  await signIn(page, 'camille.durand@example.fr', 'Tunnel2026');
  await expect(page.getByRole('link', { name: 'Espace abonné' })).toBeVisible();
  await page.getByRole('link', { name: 'Espace abonné' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bienvenue');
  await expect(page.getByRole('dialog', { name: 'Gestion des cookies' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connexion');
  expect(errors).toEqual([]);
}
