import { expect, test, type Page } from './support/test.ts';
import { resetAnswers } from './support/answers.ts';
import { expectToast, noNetwork } from './support/failures.ts';
import { startWithToken } from './support/session.ts';
import { titleOf } from './support/titleOf.ts';

const address = '/member/contract/sum-up';
const optionAddress = /\/api\/private\/update\/contract\/\d+\/detailedInvoice$/;

const option = (page: Page) =>
  page.getByRole('switch', { name: 'Recevoir mes factures par courrier', exact: true });
const accepted = (page: Page) =>
  page.getByRole('checkbox', { name: /^J'accepte que l'envoi par courrier/ });
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer' });
const chooseContract = (page: Page, index: number) =>
  page.getByLabel('N° de contrat').selectOption({ index });

/** Label and value of each fact of a region. */
const facts = (page: Page, part: string): Promise<readonly (readonly string[])[]> =>
  page
    .getByRole('region', { name: part, exact: true })
    .locator('dl > div')
    .evaluateAll((all) =>
      all.map((one) => [...one.children].map((child) => (child as HTMLElement).innerText)),
    );

test.beforeEach(({ page }) => startWithToken(page));

test('M1.2, M2.8, M3.2, M2.21, M9.6, M9.14 the sum-up shows the selected contract', async ({
  page,
}) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Récapitulatif du contrat');
  await expect(page).toHaveTitle(titleOf('Récapitulatif du contrat'));
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Situation',
    'État',
    'Options',
    'Fin du contrat',
  ]);
  expect(await facts(page, 'Situation')).toEqual([
    ['N° de contrat', '00412873'],
    ['Titulaire', 'DURAND CAMILLE'],
    ['Type de titulaire', 'Particulier'],
    ['Catégorie', 'Tunnel Pass'],
    ['Code de la catégorie', '04'],
    ['Date de création', '15/03/2021'],
    ['Mode de paiement', 'Prélèvement'],
    ['IBAN', expect.stringMatching(/••••\s2606$/)],
  ]);
  await expect(page.getByText('FR1420041010050500013M02606')).toHaveCount(0);
  expect(await facts(page, 'État')).toEqual([
    ['Solde du compte', '−47,60\u202f€ à régler'],
    ['Factures impayées', '47,60\u202f€'],
    ['Statut du contrat', 'Actif'],
    ['Badges actifs', "3\nSuspendus jusqu'au règlement"],
    ['Encaissement en cours', '12,80\u202f€'],
    ['Dépôt de garantie', '60,00\u202f€'],
    ['Chargement initial', '30,00\u202f€'],
    ['Montant du rechargement', '30,00\u202f€'],
    ['Seuil de rechargement', '10,00\u202f€'],
  ]);
  await expect(
    page.getByRole('region', { name: 'État' }).getByRole('link', { name: '47,60\u202f€' }),
  ).toHaveAttribute('href', '/member/contract/invoice/list');
  expect(await facts(page, 'Options')).toEqual([['Factures par courrier', 'Désactivées']]);

  await test.step('printed, it is three lists without controls', async () => {
    await expect(option(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Dépôt de garantie')).toBeVisible();
    await expect(page.getByText('Factures par courrier', { exact: true })).toBeVisible();
    await expect(option(page)).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Espace abonné' })).toBeHidden();
    await page.emulateMedia({ media: null });
  });

  await test.step('M2.21, M9.6 category 02 hides loading values, renames the outstanding', async () => {
    await chooseContract(page, 1);
    await expect(page.getByText('ATELIERS DU VIEUX QUAI', { exact: true })).toBeVisible();
    expect(await facts(page, 'Situation')).toEqual([
      ['N° de contrat', '00500118'],
      ['Titulaire', 'ATELIERS DU VIEUX QUAI'],
      ['Type de titulaire', 'Entreprise'],
      ['KBIS', 'kbis-1202.pdf'],
      ['Catégorie', 'Tunnel Pass Entreprise'],
      ['Code de la catégorie', '02'],
      ['Date de création', '02/09/2019'],
      ['Mode de paiement', 'Mandat administratif'],
      ['IBAN', 'Non renseigné'],
    ]);
    expect(await facts(page, 'État')).toEqual([
      ['Solde du compte', '+128,40\u202f€ disponibles'],
      ['Factures impayées', '0,00\u202f€'],
      // Status C (special) is shown as inactive, as any status but A (M4.2).
      ['Statut du contrat', 'Inactif'],
      ['Badges actifs', '2'],
      ['Encours du contrat', '86,20\u202f€'],
      ['Dépôt de garantie', '0,00\u202f€'],
    ]);
    expect(await facts(page, 'Options')).toEqual([['Factures par courrier', 'Activées']]);
    await expect(option(page)).toBeChecked();
    await chooseContract(page, 2);
    await expect(page.getByText('Carte bancaire')).toBeVisible();
    await expect(option(page)).not.toBeChecked();
  });

  await test.step('M9.14 the postal option is paid at the published tariff', async () => {
    const paid = page.getByText('option payante, au tarif publié en vigueur');
    await expect(paid).toBeVisible();
    await expect(paid.locator('..').getByRole('link')).toHaveAttribute('href', 'tel:+33199001320');
  });
});

test('M8.3, M7.19, M4.3 the option that could not be sent stays; saved by keyboard, it is locked', async ({
  page,
}) => {
  await page.goto(address);
  await option(page).focus();
  await page.keyboard.press('Space');

  await test.step('M8.3 after a lost network and another contract, the choice is there', async () => {
    await noNetwork(page, optionAddress);
    await save(page).click();
    await expect(page.getByText('Cochez cette case pour activer une option payante')).toBeVisible();
    await accepted(page).check();
    await save(page).click();
    await expectToast(page, /ne répondent pas/);
    await expect(option(page)).toBeEnabled();
    await resetAnswers(page);
    await chooseContract(page, 2);
    await expect(option(page)).not.toBeChecked();
    await chooseContract(page, 0);
    await expect(page.getByText('Nous avons gardé votre saisie')).toBeVisible();
    await expect(option(page)).toBeChecked();
  });

  await test.step('M7.19, M4.3 saved by keyboard, it is locked for this contract', async () => {
    await option(page).focus();
    await page.keyboard.press('Tab');
    await expect(accepted(page)).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(save(page)).toBeFocused();
    const sent = page.waitForRequest(optionAddress);
    await page.keyboard.press('Enter');
    expect((await sent).url()).toMatch(/contract\/1201\/detailedInvoice$/);
    expect((await sent).postDataJSON()).toEqual({ detailedInvoice: true });
    await expect(
      page.getByRole('status').filter({ hasText: 'Votre choix a été enregistré.' }),
    ).toBeVisible();
    expect(await facts(page, 'Options')).toEqual([['Factures par courrier', 'Activées']]);
    await expect(option(page)).toBeDisabled();
    await expect(save(page)).toBeFocused();
    await chooseContract(page, 2);
    await expect(option(page)).toBeEnabled();
    await chooseContract(page, 0);
    await expect(option(page)).toBeDisabled();
    await expect(option(page)).toBeChecked();
    await expect(page.getByText('Nous avons gardé votre saisie')).toBeHidden();
  });

  await test.step('M2.9 the history of the contract, newest first', async () => {
    await page.getByRole('link', { name: 'Historique', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Historique du contrat');
    const columns = ['Date', 'Opération', 'Description'];
    await expect(page.getByRole('columnheader')).toHaveText(columns);
    await expect(page.getByRole('row')).toHaveCount(5);
    const newest = page.getByRole('row').nth(1);
    await expect(newest).toContainText('Badge restitué');
    await expect(newest).toContainText('Badge 64010455 rendu en consigne');
    await chooseContract(page, 1);
    await expect(page.getByRole('row')).toHaveCount(3);
  });
});
