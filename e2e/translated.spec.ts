import { expect, test, type Page } from './support/test.ts';
import { answerWith } from './support/answers.ts';
import { delivery, goToSummary, priceOf } from './support/badgeOrder.ts';
import { field, send } from './support/contactForm.ts';
import { examplesTime } from './support/examplesTime.ts';
import { holdEntry } from './support/holdEntry.ts';
import { searchNotice } from './support/payOnline.ts';
import { choose, expectStep, fill, individual, next, total } from './support/purchaseTunnel.ts';
import { askToBeRefunded, fillRefundRequest, search, wizard } from './support/refundWizard.ts';
import { screens } from './support/screens.ts';
import { refuseCookies, startWithToken } from './support/session.ts';
import { translatePage, travel } from './support/translation.ts';

type Screen = keyof typeof screens;
/** Presses what changes something on a screen. */
type Use = (page: Page) => Promise<unknown>;

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click();
const says = (page: Page, words: string | RegExp) =>
  expect(main(page).getByText(words).first()).toBeVisible();
const euros = (amount: string): string => `${amount}\u202f€`;

/** Enters the screens one after another in one document: each is left for the next one. */
async function walk(page: Page, names: readonly Screen[], uses: { [Name in Screen]?: Use }) {
  const translation = await translatePage(page);
  for (const name of names) {
    const [address, arrived] = screens[name];
    await test.step(name, async () => {
      await enter(page, address);
      await expect(arrived(page).first()).toBeVisible();
      await uses[name]?.(page);
    });
  }
  await enter(page, '/mentions-legales');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentions légales');
  expect(await translation.problems()).toEqual([]);
}

/** Follows a link of the page, or goes there as « Précédent » would. */
async function enter(page: Page, address: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(address);
    return;
  }
  const link = page.locator(`a[href="${address}"]:not([target])`).filter({ visible: true }).first();
  if ((await link.count()) > 0) await link.click();
  else await travel(page, address);
}

test.describe('while the browser translates, every page is entered, used and left; what changes is seen', () => {
  test.beforeEach(({ page }) => page.clock.install({ time: examplesTime }));

  test('the public pages', async ({ page }) => {
    await refuseCookies(page);
    await walk(
      page,
      [
        ...(['home', 'subscriptions', 'tunnelPass', 'tunnelPassPlus', 'news', 'article'] as const),
        ...(['help', 'agenda', 'reports', 'termsOfSale', 'termsOfUse', 'accessibility'] as const),
        ...(['contact', 'cancel', 'withdraw', 'maintenance', 'unknown', 'signUp'] as const),
        ...(['lostPassword', 'firstConnection', 'activation', 'chooser', 'signIn'] as const),
      ],
      {
        home: async () => {
          const states = page.getByRole('row').filter({ hasText: /Fermé/ });
          await expect(states).toHaveCount(1);
          await answerWith(page, { readTraffic: 'closed' });
          await page.clock.runFor(31_000);
          await expect(states).toHaveCount(8);
          await page.getByLabel('Mon trajet').selectOption('menpentiToPrado2');
          await press(page, 'Prévenez-moi');
          await expect(page.getByRole('switch', { name: 'Avec un son' })).toBeVisible();
          await press(page, 'Diapositive suivante');
          await says(page, '2 sur 4');
          await press(page, 'Diapositive suivante');
          await says(page, '3 sur 4');
          await press(page, 'Afficher les alertes');
          await press(page, 'Réduire les alertes');
        },
        subscriptions: () => page.getByRole('radio').last().check(),
        news: async () => {
          await page.getByLabel('Catégorie').selectOption('Tarifs');
          await says(page, 'Les tarifs au 1er janvier 2027');
        },
        help: async () => {
          const asked = page.getByLabel('Rechercher dans les questions');
          await asked.fill('badge');
          await says(page, 'questions trouvées');
          await asked.fill('motos');
          await says(page, /1 question trouvée/);
          await asked.fill('');
          await expect(main(page).getByText(/questions? trouvée/)).toHaveCount(0);
          await page.getByRole('tab').nth(1).click();
        },
        reports: () => press(page, 'Voir toutes les années'),
        contact: async () => {
          await field(page, 'Sujet').selectOption('Reçu');
          await send(page).click();
          const email = field(page, 'Adresse e-mail');
          await expect(email).toHaveAccessibleDescription(/Saisissez votre adresse e-mail/);
          await email.fill('camille');
          await email.blur();
          await expect(email).not.toHaveAccessibleDescription(/Saisissez votre adresse e-mail/);
          await expect(email).toHaveAccessibleDescription(/adresse e-mail complète/);
          await email.fill('camille.durand@example.fr');
          await email.blur();
          await expect(email).not.toHaveAttribute('aria-invalid', 'true');
        },
        cancel: () => press(page, 'Vérifier ma demande'),
        signUp: () => press(page, "S'inscrire"),
        lostPassword: async () => {
          await field(page, 'Adresse e-mail').fill('camille.durand@example.fr');
          await press(page, 'Envoyer');
          await says(page, 'Consultez votre messagerie');
        },
        firstConnection: async () => {
          await field(page, 'Adresse e-mail').fill('camille.durand@example.fr');
          await press(page, 'Continuer');
        },
        signIn: async () => {
          await press(page, 'Se connecter');
          await answerWith(page, { signIn: 'badCredentials' });
          await field(page, 'Adresse e-mail').fill('camille.durand@example.fr');
          await field(page, 'Mot de passe').fill('Passage2026');
          await press(page, 'Se connecter');
          await says(page, 'Identifiants incorrects.');
        },
      },
    );
  });

  test('what a visitor pays: the notice, the purchase, the refund of a ticket', async ({
    page,
  }) => {
    await refuseCookies(page);
    await walk(page, ['payOnline', 'mobilePayment', 'paymentReturn', 'purchase', 'purchaseOrder'], {
      payOnline: async () => {
        await press(page, 'Rechercher');
        await says(page, "Le N° de CNP ou d'Avis de Paiement est vide ou trop court.");
        await answerWith(page, { retrieveNotice: 'notFound' });
        await searchNotice(page);
        await says(page, 'Aucune constatation de non-paiement ne correspond');
        await answerWith(page, { retrieveNotice: 'nominal' });
        await searchNotice(page);
        await expect(main(page)).toContainText(`Reste à payer${euros('13,20')}`);
        await page.getByLabel('Ville').fill('');
        await press(page, 'Payer');
        await says(page, 'Saisissez la ville.');
        await page.getByRole('link', { name: 'Chercher un autre avis' }).click();
        await answerWith(page, { retrieveNotice: 'paid' });
        await searchNotice(page);
        await says(page, 'Cet avis est réglé');
      },
      purchase: async () => {
        await choose(page, 'Un particulier', 'Tunnel Pass');
        await expect(total(page)).toContainText(euros('50,00'));
        await page.getByRole('radio', { name: 'Tunnel Pass +', exact: true }).check();
        await expect(total(page)).not.toContainText(euros('50,00'));
        await choose(page, 'Un particulier', 'Tunnel Pass');
        await next(page).click();
        await expectStep(page, 2);
        await next(page).click();
        await fill(page, individual('camille.durand@example.fr'));
        await next(page).click();
        await expectStep(page, 3);
        await page.getByLabel('Nombre de badges').selectOption('2');
        await page.getByRole('radio', { name: 'Retrait en consigne' }).check();
        await expect(total(page)).toContainText(euros('100,00'));
        await page.getByLabel('Nombre de badges').selectOption('3');
        await expect(total(page)).toContainText(euros('150,00'));
        await next(page).click();
        await expectStep(page, 4);
        await next(page).click();
      },
    });
    await page.goto(wizard);
    const translated = await page.evaluate(() => window.replacedTexts?.length);
    expect(translated).toBeGreaterThan(0);
    await search(page, '1234');
    await says(page, "L'identifiant fourni n'est au bon format.");
    await search(page, '20261108071500120031');
    await says(page, euros('3,20'));
    await askToBeRefunded(page);
    await press(page, 'Envoyer');
    await says(page, 'Veuillez remplir tous les champs.');
    await fillRefundRequest(page);
    await press(page, 'Envoyer');
    await says(page, 'Demande envoyée');
  });

  test('the subscriber area', async ({ page }) => {
    await startWithToken(page);
    const contract = (index: number) => page.getByLabel('N° de contrat').selectOption({ index });
    await walk(
      page,
      [
        ...(['dashboard', 'passages', 'badges', 'badgeDetails', 'badgeServices'] as const),
        ...(['badgeOrder', 'contractSumUp', 'contractHistory', 'invoices', 'invoiceView'] as const),
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
          const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') });
          await rows.nth(1).getByRole('checkbox').check();
          await says(page, /^1 trajet sélectionné, /);
          await rows.nth(2).getByRole('checkbox').check();
          await says(page, /^2 trajets sélectionnés, /);
          await press(page, 'Voir la répartition');
          await says(page, 'Par jour et heure');
          await press(page, 'Exporter toute la recherche');
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
          await name.fill('CLIO');
          await expect(name).toHaveAccessibleDescription(/Encore 16 caractères\./);
          await press(page, 'Enregistrer les services');
          await says(page, 'une fois la synchronisation terminée');
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
        ...(['newBankAccount', 'account', 'refunds', 'freeRampRefund', 'refundClaim'] as const),
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

  test('a page that was translated before its script ran', async ({ page }) => {
    await refuseCookies(page);
    const translation = await translatePage(page);
    const release = await holdEntry(page);
    await page.goto('/nos-abonnements', { waitUntil: 'commit' });
    await expect(page.locator('main font').first()).toBeVisible();
    release();
    await page.getByRole('radio').last().check();
    await enter(page, '/faq');
    await page.getByLabel('Rechercher dans les questions').fill('motos');
    await says(page, /1 question trouvée/);
    expect(await translation.problems()).toEqual([]);
  });
});
