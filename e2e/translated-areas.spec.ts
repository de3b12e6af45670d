import { expect, test } from './support/test.ts';
import { delivery, goToSummary, priceOf } from './support/badgeOrder.ts';
import { field } from './support/contactForm.ts';
import { examplesTime } from './support/examplesTime.ts';
import { startWithToken } from './support/session.ts';
import { euros, press, says, walk } from './support/translatedWalk.ts';

test.describe('while the browser translates, every page is entered, used and left; what changes is seen', () => {
  test.beforeEach(({ page }) => page.clock.install({ time: examplesTime }));

  test('the subscriber area', async ({ page }) => {
    await startWithToken(page);
    const contract = (index: number) => page.getByLabel('N° de contrat').selectOption({ index });
    await walk(
      page,
      [
        ...(['dashboard', 'passages', 'badges', 'badgeDetails', 'badgeServices'] as const),
        ...(['badgeOrder', 'contractSumUp', 'contractHistory', 'invoices'] as const),
        ...(['postalDetails', 'bankDetails', 'addContract', 'password', 'checkout'] as const),
      ],
      {
        dashboard: async () => {
          const balance = page.getByRole('region', { name: 'Solde du compte' });
          await expect(balance).toContainText(`−${euros('47,60')}`);
          await contract(1);
          await expect(balance).toContainText(euros('128,40'));
          await contract(0);
          await expect(balance).toContainText(`−${euros('47,60')}`);
        },
        passages: async () => {
          const found = page.getByText(/^\d+ trajets · /);
          await says(page, '160 trajets');
          await page.getByLabel('Période').fill('01/11/2026 – 21/11/2026');
          await press(page, 'Rechercher');
          await expect(page.getByText('160 trajets')).toHaveCount(0);
          await expect(found).toContainText(/trajets · \d+,\d\d/);
          await press(page, 'Voir la répartition');
          await says(page, 'Par jour et heure');
          await press(page, 'Exporter toute la recherche');
          const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') });
          await rows.nth(1).getByRole('checkbox').check();
          await says(page, /^1 trajet sélectionné, /);
          await rows.nth(2).getByRole('checkbox').check();
          await says(page, /^2 trajets sélectionnés, /);
        },
        badgeServices: async () => {
          const name = page.getByLabel('Nom du badge');
          await name.fill('');
          await press(page, 'Enregistrer les services');
          await says(page, 'Le nom du badge est vide, veuillez le renseigner.');
          await name.fill('x'.repeat(21));
          await name.blur();
          await says(page, 'Raccourcissez ce texte à 20 caractères.');
          await expect(name).toHaveAccessibleDescription(/1 caractère de trop\./);
          await name.fill('x'.repeat(18));
          await expect(name).toHaveAccessibleDescription(/Encore 2 caractères\./);
          await press(page, 'Enregistrer les services');
          await says(page, 'revenez dans quelques minutes');
        },
        badgeOrder: async () => {
          await page.getByLabel('Quantité').selectOption('1');
          await delivery(page, 'Retrait en consigne').check();
          await expect(priceOf(page, 'Total')).toContainText(euros('50,00'));
          await page.getByLabel('Quantité').selectOption('2');
          await expect(priceOf(page, 'Total')).toContainText(euros('100,00'));
          await goToSummary(page);
        },
        contractSumUp: () => page.getByRole('switch').press('Space'),
        invoices: async () => {
          await press(page, 'Tout télécharger (2026)');
          await says(page, /factures_2026|documents|Fermer/);
          await page.getByRole('link', { name: 'Visualiser la facture 202611419' }).click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Facture 202611419');
        },
        postalDetails: async () => {
          await field(page, 'Ville').first().fill('');
          await press(page, 'Enregistrer');
          await page.getByLabel('Adresse de facturation différente').check();
        },
        bankDetails: () => press(page, 'Enregistrer'),
        addContract: () => press(page, 'Ajouter'),
        password: async () => {
          const chosen = field(page, 'Nouveau mot de passe');
          await chosen.fill('tunnel');
          await chosen.blur();
          await chosen.fill('Tunnel2027');
          await field(page, 'Confirmation du mot de passe').fill('Tunnel2027');
          await press(page, 'Enregistrer');
          await says(page, 'Saisissez votre mot de passe actuel.');
        },
      },
    );
  });

  test('the free-ramp area', async ({ page }) => {
    await startWithToken(page);
    await walk(
      page,
      [
        ...(['freeRamp', 'receipts', 'tickets', 'cardLink', 'cards', 'bankAccount'] as const),
        ...([
          'newBankAccount',
          'account',
          'refunds',
          'freeRampRefund',
          'refundClaim',
          'chooser',
        ] as const),
      ],
      {
        tickets: async () => {
          await page.getByRole('checkbox', { name: /20\/11\/2026 18:12/ }).check();
          await says(page, /^1 ticket sélectionné/);
          await page.getByRole('checkbox', { name: /18\/11\/2026/ }).check();
          await says(page, /^2 tickets sélectionnés/);
          await press(page, 'Générer un reçu');
        },
        cardLink: () => press(page, 'Associer'),
        cards: async () => {
          await press(page, 'Dissocier la carte de AB123CD');
          await press(page, 'Annuler');
        },
        newBankAccount: () => press(page, 'Enregistrer'),
        account: () => press(page, 'Enregistrer'),
        refunds: async () => {
          await page.getByRole('checkbox').nth(1).check();
          await says(page, /^1 remboursement sélectionné/);
          await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
          await says(page, /^2 remboursements sélectionnés/);
          await press(page, 'Demander le remboursement');
          await press(page, 'Confirmer');
          await says(page, 'Remboursements demandés');
        },
      },
    );
  });
});
