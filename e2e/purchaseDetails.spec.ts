import { expect, test, type Locator, type Page } from './support/test.ts';
import { storePurchase } from './support/purchase.ts';
import { refuseCookies } from './support/session.ts';

const field = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true });

async function openDetails(page: Page): Promise<void> {
  await refuseCookies(page);
  await storePurchase(page);
  await page.goto('/achat?etape=coordonnees');
  await expect(field(page, 'Nom et prénom')).toHaveValue('DURAND CAMILLE');
}

/** Types in a field after this many letters. */
async function typeAfter(page: Page, name: string, letters: number, typed: string): Promise<void> {
  await field(page, name).focus();
  await page.keyboard.press('Home');
  for (let step = 0; step < letters; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.type(typed);
}

test('P5.2, P5.5 typing in the middle of a field normalises it and does not move the caret; a reload keeps it', async ({
  page,
}) => {
  await openDetails(page);
  await typeAfter(page, 'Nom et prénom', 'DURAND'.length, " d'");
  await expect(field(page, 'Nom et prénom')).toHaveValue("DURAND D' CAMILLE");
  await page.keyboard.type('e');
  await expect(field(page, 'Nom et prénom')).toHaveValue("DURAND D'E CAMILLE");
  await typeAfter(page, 'Adresse e-mail', 'cam'.length, 'I .');
  await expect(field(page, 'Adresse e-mail')).toHaveValue('cami.ille.durand@example.fr');
  await page.reload();
  await expect(field(page, 'Nom et prénom')).toHaveValue("DURAND D'E CAMILLE");
});

test('P4.1 on a phone, the focused field is never behind the buttons', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDetails(page);
  await page.getByRole('button', { name: 'Corriger' }).focus();
  for (const name of ['Adresse', 'Adresse 2', 'Adresse 3', 'Code postal', 'Ville']) {
    await page.keyboard.press('Tab');
    await expect(field(page, name)).toBeFocused();
    const [low, high] = await Promise.all([
      field(page, name).boundingBox(),
      page.getByRole('button', { name: 'Suivant' }).boundingBox(),
    ]);
    expect((low?.y ?? 0) + (low?.height ?? 0)).toBeLessThan(high?.y ?? 0);
  }
});
