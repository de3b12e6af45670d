import { expect, test, type Page } from '@playwright/test';
import { addressOf, resetAnswers, answerWith } from './support/answers.ts';
import { examplesTime } from './support/examplesTime.ts';
import { expectToast, walkFailures } from './support/failures.ts';
import { email, number, payOnline, plate, receipt, searchNotice } from './support/payOnline.ts';
import { refuseCookies } from './support/session.ts';
import { titleOf } from './support/titleOf.ts';

const main = (page: Page) => page.getByRole('main');
const notice = (page: Page) => page.getByRole('heading', { name: 'Votre avis' });
const lookUps = addressOf('/api/public/cnp/retrieve');
const kept = /^État de la demande de justificatif de paiement mis à jour avec succès\.$/;
const notKept =
  /^Une erreur s'est produite durant la mise à jour de l'information de demande de justificatif, veuillez ré essayer ultérieurement\.$/;

test.beforeEach(({ page }) => refuseCookies(page));

test('P2.4, P5.10–P5.12, P7.20 a notice is found, kept on reload and back, and paid at the bank', async ({
  page,
}) => {
  await page.clock.setFixedTime(examplesTime);
  await page.goto(payOnline);
  await expect(page).toHaveTitle(titleOf('Payer en ligne'));
  await page.getByRole('button', { name: 'Rechercher' }).click();
  for (const [field, sentence] of [
    [number(page), "Le N° de CNP ou d'Avis de Paiement est vide ou trop court."],
    [plate(page), "La plaque d'immatriculation fournie est vide ou trop courte ou non conforme."],
    [email(page), 'Saisissez votre adresse e-mail.'],
  ] as const) {
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${sentence}`));
  }
  await expect(number(page)).toBeFocused();

  const asked = page.waitForRequest(lookUps);
  await searchNotice(page);
  expect((await asked).postDataJSON()).toEqual({
    reference: '26104887',
    numberplate: 'AB123CD',
    email: 'camille.durand@example.fr',
  });
  await expect(notice(page)).toBeFocused();
  await expect(main(page)).toContainText('Prado-Carénage (INF)');
  await expect(main(page)).toContainText('09/11/2026 18:42');
  await expect(main(page)).toContainText('Reste à payer13,20\u202f€');
  expect(new URL(page.url()).search).toBe('');

  await test.step('P8.12, P8.13, P4.10 the request for a receipt', async () => {
    await answerWith(page, { requestNoticeReceipt: 'refused' });
    await receipt(page).click();
    await expectToast(page, notKept);
    await expect(receipt(page)).not.toBeChecked();
    await resetAnswers(page);
    const told = page.waitForRequest(addressOf('/api/public/cnp/receipt'));
    await receipt(page).click();
    expect((await told).postDataJSON()).toEqual({ id: 31_007, state: true });
    await expect(page.getByText(kept).last()).toBeVisible();
    await expect(receipt(page)).toBeChecked();
  });

  await page.reload();
  await expect(receipt(page)).toBeChecked();
  await page.getByRole('link', { name: 'Chercher un autre avis' }).click();
  await expect(number(page)).toHaveValue('');
  await expect(number(page)).toBeFocused();
  await expect(plate(page)).toHaveValue('AB123CD');
  await page.goBack();
  await expect(notice(page)).toBeVisible();
  await page.goBack();
  await expect(number(page)).toHaveValue('26104887');
  await expect(notice(page)).toBeHidden();
  await page.goForward();
  await expect(notice(page)).toBeVisible();

  await page.getByLabel('Ville').fill('Aubagne');
  const posted = page.waitForRequest(/\/test\/paiement\.cgi$/);
  await page.getByRole('button', { name: 'Payer' }).click();
  const fields = Object.fromEntries(new URLSearchParams((await posted).postData() ?? ''));
  await expect(page.getByText("Aucune banque n'est branchée ici")).toBeVisible();
  const origin = new URL(page.url()).origin;
  const { contexte_commande: context = '', MAC, ...rest } = fields;
  expect(rest).toEqual({
    version: '3.0',
    TPE: '1234567',
    societe: 'operateur',
    lgue: 'FR',
    date: '21/11/2026:11:00:00',
    montant: '13.20EUR',
    reference: '26104887',
    mail: 'camille.durand@example.fr',
    'texte-libre': 'cnp',
    url_retour_ok: `${origin}/payment/cnp/success?reference=26104887`,
    url_retour_err: `${origin}/payment/cnp/fail?reference=26104887`,
  });
  expect(MAC).toMatch(/^[0-9a-f]{40}$/);
  expect(JSON.parse(atob(context))).toEqual({
    billing: {
      addressLine1: '12 RUE DE LA REPUBLIQUE',
      city: 'Aubagne',
      postalCode: '13002',
      country: 'FR',
    },
  });
  await page.goBack();
  await expect(notice(page)).toBeVisible();
});

test('P8.10, P8.11, P4.7–P4.9 a failed search keeps its values; a found notice shows its state', async ({
  page,
}) => {
  await page.goto(payOnline);
  await answerWith(page, { retrieveNotice: 'notFound' });
  await searchNotice(page);
  const alert = main(page).getByRole('alert');
  await expect(alert).toHaveText(
    'Aucune constatation de non-paiement ne correspond à ce numéro et à cette plaque.',
  );
  await expect(number(page)).toBeFocused();
  await resetAnswers(page);
  await answerWith(page, { retrieveNotice: 'tooMany' });
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(alert).toContainText('Trop de tentatives. Vous pourrez réessayer dans');
  await resetAnswers(page);
  await walkFailures(page, lookUps, async (sentence) => {
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect(alert).toContainText(sentence);
    await expect(number(page)).toHaveValue('26104887');
    await expect(plate(page)).toHaveValue('AB123CD');
    await expect(email(page)).toHaveValue('camille.durand@example.fr');
  });

  for (const [example, sentence] of [
    ['paid', 'Cet avis est réglé\u202f: nous avons reçu 13,20\u202f€ le 12/11/2026.'],
    [
      'closed',
      "Vous n'avez pas le droit de régler cette constatation de non-paiement ou cet avis de paiement, si vous pensez que c'est une erreur, veuillez prendre contact avec nous.",
    ],
  ] as const) {
    await test.step(example, async () => {
      await answerWith(page, { retrieveNotice: example });
      // The same address would restore the former search from the history.
      await page.goto('about:blank');
      await page.goto(payOnline);
      await searchNotice(page);
      await expect(main(page).getByText(sentence, { exact: true })).toBeVisible();
      await expect(receipt(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Payer' })).toHaveCount(0);
      await resetAnswers(page);
    });
  }
  await expect(main(page).getByRole('link', { name: 'Nous contacter' })).toHaveAttribute(
    'href',
    '/nous-contacter',
  );
});
