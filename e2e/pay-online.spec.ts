import { expect, test, type Page } from './support/test.ts';
import { answerWith } from './support/answers.ts';
import { addressOf } from './support/answers.ts';
import { examplesTime } from './support/examplesTime.ts';
import { number, payOnline, plate, searchNotice } from './support/payOnline.ts';
import { refuseCookies } from './support/session.ts';
import { titleOf } from './support/titleOf.ts';

const main = (page: Page) => page.getByRole('main');
const notice = (page: Page) => page.getByRole('heading', { name: 'Votre avis' });
const lookUps = addressOf('/api/public/cnp/retrieve');

test('P2.4, P7.20 a notice is found, kept on reload and back, and paid at the bank', async ({
  page,
}) => {
  await refuseCookies(page);
  await page.clock.setFixedTime(examplesTime);
  await page.goto(payOnline);
  await expect(page).toHaveTitle(titleOf('Payer en ligne'));
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

  await page.reload();
  await expect(notice(page)).toBeVisible();
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

  await answerWith(page, { validateOrder: 'refused' });
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
