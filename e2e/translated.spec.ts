import { expect, test } from './support/test.ts';
import { answerWith } from './support/answers.ts';
import { field, send } from './support/contactForm.ts';
import { examplesTime } from './support/examplesTime.ts';
import { holdEntry } from './support/holdEntry.ts';
import { searchNotice } from './support/payOnline.ts';
import { choose, expectStep, fill, individual, next, total } from './support/purchaseTunnel.ts';
import { askToBeRefunded, fillRefundRequest, search, wizard } from './support/refundWizard.ts';
import { refuseCookies } from './support/session.ts';
import { enter, euros, main, press, says, walk } from './support/translatedWalk.ts';
import { translatePage } from './support/translation.ts';

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
        ...(['lostPassword', 'firstConnection', 'activation', 'signIn'] as const),
      ],
      {
        home: async () => {
          const states = page.getByRole('row').filter({ hasText: /Fermé/ });
          await expect(states).toHaveCount(1);
          await answerWith(page, { readTraffic: 'closed' });
          await page.clock.runFor(31_000);
          await expect(states).toHaveCount(8);
          await page.getByLabel('De', { exact: true }).selectOption('Menpenti');
          await page.getByLabel('Vers', { exact: true }).selectOption('Prado 2');
          await says(page, 'fermé');
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
          await expect(main(page).getByText('Fermetures de nuit en décembre')).toHaveCount(0);
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

  test('a page that was translated before its script ran, in French and in English', async ({
    page,
  }) => {
    await refuseCookies(page);
    const translation = await translatePage(page);
    for (const [base, label, found] of [
      ['', 'Rechercher dans les questions', '1 question trouvée'],
      ['/en', 'Search the questions', '1 question found'],
    ] as const) {
      const release = await holdEntry(page);
      await page.goto(`${base}/nos-abonnements`, { waitUntil: 'commit' });
      await expect(page.locator('main font').first()).toBeVisible();
      release();
      await page.getByRole('radio').last().check();
      await enter(page, `${base}/faq`);
      await page.getByLabel(label).fill('motos');
      await says(page, found);
      expect(await translation.problems()).toEqual([]);
      await page.unrouteAll();
    }
  });
});
