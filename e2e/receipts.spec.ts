import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { answerWith } from './support/answers.ts';
import { startWithToken, refuseCookies } from './support/session.ts';
import { titleOf } from './support/titleOf.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Espace gratuité' });
const toast = (page: Page, words: string | RegExp) =>
  page.getByRole('status').filter({ hasText: words });
const period = (page: Page) => page.getByRole('combobox', { name: 'Période' });

test('P2.33–P2.36 an account opens its receipts and tickets, and makes a receipt', async ({
  page,
}) => {
  await startWithToken(page);
  await page.goto('/espace/gratuite/recu');
  await expect(heading(page)).toHaveText('Vos reçus');
  await expect(page).toHaveTitle(titleOf('Vos reçus'));
  await expect(page.getByRole('columnheader')).toHaveText([
    ...['N°', 'Date de création', 'Nombre de tickets', 'Télécharger'],
  ]);
  await expect(page.getByRole('rowheader')).toHaveText(['8304', '8302', '8301']);

  await test.step('P2.35, P7.28 a receipt is downloaded, with a toast', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Télécharger le reçu 8304' }).click();
    expect((await saved).suggestedFilename()).toBe('recu-20261116181900120102.pdf');
    expect(await readFile(await (await saved).path(), 'latin1')).toMatch(/^%PDF-/);
    await expect(toast(page, 'Le reçu a été téléchargé.')).toBeVisible();
  });

  await test.step('P4.25 the period is in the address: reload and back keep it', async () => {
    await sidebar(page).getByRole('link', { name: 'Vos tickets' }).click();
    await expect(heading(page)).toBeFocused();
    await expect(period(page)).toHaveValue('last7Days');
    await period(page).focus();
    const asked = page.waitForRequest(/\/api\/v2\/ticket\?/);
    await period(page).selectOption('Le mois dernier');
    const { searchParams } = new URL((await asked).url());
    expect(searchParams.get('startDate')).toMatch(/^\d{4}-\d\d-01 00:00:00$/);
    await expect(page).toHaveURL(/\/recu\/ticket\?periode=lastMonth$/);
    await expect(period(page)).toBeFocused();
    await page.reload();
    await expect(period(page)).toHaveValue('lastMonth');
    await page.goBack();
    await expect(period(page)).toHaveValue('last7Days');
  });

  await test.step('P4.26 the selected tickets make one receipt, which can be downloaded', async () => {
    const make = page.getByRole('button', { name: 'Générer un reçu' });
    await expect(make).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
    await expect(page.getByText(/^4 tickets sélectionnés, 15,00/)).toBeVisible();
    await make.click();
    await expect(toast(page, 'Le reçu a été généré.')).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(make).toBeFocused();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Télécharger le reçu 8305' }).first().click();
    expect((await saved).suggestedFilename()).toBe('recu-20261120181204120131.pdf');
    await sidebar(page).getByRole('link', { name: 'Vos reçus' }).click();
    await expect(page.getByRole('rowheader').first()).toHaveText('8305');
  });
});

test('P2.37, P2.38 a card is unlinked, the focus stays on the page; another card is linked', async ({
  page,
}) => {
  await startWithToken(page);
  await page.goto('/espace/gratuite/recu/gerer');
  await expect(page.getByRole('columnheader')).toHaveText(['Plaque', 'Carte', 'Date', 'Dissocier']);
  const unlink = page.getByRole('button', {
    name: 'Dissocier la carte de AB123CD se terminant par 4242',
  });
  await unlink.click();
  const dialog = page.getByRole('dialog', { name: 'Dissocier cette carte' });
  await expect(dialog).toContainText('quitteront votre liste');
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect(unlink).toBeFocused();
  await unlink.click();
  await dialog.getByRole('button', { name: 'Confirmer' }).click();
  await expect(toast(page, 'La carte a été dissociée.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('rowheader')).toHaveText(['EF456GH']);
  await expect(page.getByRole('button', { name: /^Dissocier la carte de EF456GH/ })).toBeFocused();

  await answerWith(page, { addTicketFlux: 'conflict' });
  await page.getByRole('link', { name: 'Associer une autre carte' }).click();
  await page.getByLabel("Plaque d'immatriculation").fill('gh-789-jk');
  await page.getByLabel('6 premiers chiffres').fill('4970 10');
  await page.getByLabel('4 derniers chiffres').fill('1234');
  await page.getByRole('button', { name: 'Associer', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('déjà associée à cette plaque');
  await expect(page.getByLabel('4 derniers chiffres')).toHaveValue('1234');
  await answerWith(page, { addTicketFlux: 'nominal' });
  // The button ignores clicks for 2.5 s after a result (P4.24).
  await expect(page.getByRole('main').getByText('Échec')).toHaveCount(0);
  await page.getByRole('button', { name: 'Associer', exact: true }).click();
  await expect(toast(page, 'La carte a été associée. 2 tickets sont déjà là')).toBeVisible();
  await expect(page.getByLabel('4 derniers chiffres')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
    '497010',
  );
  await page.getByRole('link', { name: 'Gérer vos cartes' }).last().click();
  await expect(page.getByRole('rowheader')).toHaveText(['EF456GH', 'GH789JK']);
});

test('P2.43, P6.1 a visitor gets sign-in, sign-up and the search of one ticket', async ({
  page,
}) => {
  await refuseCookies(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v2/')) asked.push(request.url());
  });
  await page.goto('/espace/gratuite/recu');
  await expect(heading(page)).toHaveText('Vos reçus');
  await expect(sidebar(page).getByRole('link', { name: 'Vos tickets' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link')).toHaveText([
    ...['Se connecter', "S'inscrire", "Saisir l'identifiant d'un ticket"],
  ]);
  await expect(page.locator('#root:not([data-prerendered])')).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
  await page.getByLabel('Adresse e-mail').fill('camille.durand@example.fr');
  await page.getByLabel('Mot de passe', { exact: true }).fill('Passage2026');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(/\/espace\/gratuite\/recu$/);
  await expect(page.getByRole('rowheader').first()).toHaveText('8304');
});
