import type { Locator, Page } from '@playwright/test';

export const field = (page: Page, name: string): Locator => page.getByLabel(name, { exact: true });

export const send = (page: Page): Locator => page.getByRole('button', { name: 'Envoyer' });

/** The fields that every subject requires (P5.16). */
export async function fillAuthor(page: Page, email = 'camille.durand@example.fr'): Promise<void> {
  await field(page, 'Nom').fill('Camille Durand');
  await field(page, 'Adresse e-mail').fill(email);
  await field(page, 'Message').fill("Bonjour, j'avais pourtant payé à la borne.");
}

/** A passage of a few days ago, typed without leading zeros (P5.14). */
export async function fillPassage(page: Page): Promise<void> {
  await field(page, 'Date approximative du passage').fill('9/11/2026');
  await field(page, 'Trajet').selectOption({ label: 'A50 → Rond-point du Prado – 2,70\u202f€' });
  await field(page, "Plaque d'immatriculation").fill('ab-123 cd');
}
