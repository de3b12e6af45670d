import { expect, test, type Page } from '../support/test.ts';
import { mailSubjects } from '../support/mails.ts';
import { number, payOnline, plate, receipt, searchNotice } from '../support/payOnline.ts';
import { arrive } from '../support/signIn.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const pay = (page: Page) => page.getByRole('button', { name: 'Payer' });

/** An open notice whose passage is already paid by cheque: the fees are due. */
const notice = ['26105120', 'ef 456-gh'] as const;

test.use({ viewport: { width: 390, height: 844 } });

const storedPlates = (page: Page) => page.evaluate(() => localStorage.getItem('plates'));

test('P1.2, P4.8, P4.10, P2.30 a notice is found, cancelled at the bank, then paid, and its plate kept', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await arrive(page);
  await page.goto(payOnline);
  await searchNotice(page, ['26105120', 'ZZ999ZZ']);
  await expect(main(page).getByRole('alert')).toContainText('Aucune constatation');
  await searchNotice(page, notice);
  await expect(main(page)).toContainText('Reste à payer10,00\u202f€');
  await receipt(page).click();
  await expect(page.getByText(/mis à jour avec succès/).last()).toBeVisible();

  await pay(page).click();
  await page.getByRole('button', { name: 'Abandonner' }).click();
  await expect(heading(page)).toHaveText('Paiement refusé');
  // Where the bank announces a success that the server does not know, nothing is said to be refused.
  await page.goto('/payment/cnp/success?reference=26105120');
  await expect(heading(page)).toHaveText('Paiement à vérifier');
  await page.goBack();
  await expect(heading(page)).toHaveText('Paiement refusé');

  await main(page).getByRole('link', { name: 'Reprendre le paiement' }).click();
  await expect(plate(page)).toHaveValue('EF456GH');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await pay(page).click();
  await expect(page.getByText('10,00 €').first()).toBeVisible();
  await pay(page).click();
  await expect(heading(page)).toHaveText('Paiement validé');
  const sheet = page.locator('section').filter({ hasText: 'Reçu de paiement' });
  for (const fact of ['Référence26105120', 'Confirmé le', 'Montant réglé10,00\u202f€']) {
    await expect(sheet).toContainText(fact);
  }
  await page.reload();
  await expect(sheet).toContainText('Montant réglé10,00\u202f€');
  expect(await mailSubjects(page, 'camille.durand@example.fr')).toContain(
    "Justificatif de paiement de l'avis 26105120",
  );

  expect(await storedPlates(page)).toBeNull();
  const before = sent.length;
  await page.getByRole('button', { name: 'Garder ma plaque' }).click();
  await expect(page.getByText('La plaque EF456GH est gardée sur cet appareil')).toBeFocused();
  expect(JSON.parse((await storedPlates(page)) ?? '')).toEqual({
    plates: [{ plate: 'EF456GH', notices: ['26105120'] }],
  });

  await main(page).getByRole('link', { name: 'Payer un autre avis' }).click();
  await expect(page).toHaveURL('/payer-en-ligne');
  await page.reload();
  const mine = page.getByRole('group', { name: 'Remplir avec une plaque gardée' });
  await mine.getByRole('button', { name: 'Remplir avec la plaque EF456GH' }).click();
  await expect(plate(page)).toHaveValue('EF456GH');
  await expect(number(page)).toBeFocused();
  await page.getByRole('button', { name: "Revoir l'avis 26105120" }).click();
  await expect(number(page)).toHaveValue('26105120');
  expect(sent.slice(before).filter((one) => /EF456GH|26105120/.test(one))).toEqual([]);

  await page.getByRole('button', { name: 'Effacer mes plaques' }).click();
  await expect(page.getByRole('button', { name: 'Garder mes plaques' })).toBeFocused();
  await expect(mine).toBeHidden();
  expect(await storedPlates(page)).toBeNull();
  await searchNotice(page, notice);
  await expect(main(page)).toContainText('Cet avis est réglé\u202f: nous avons reçu 15,90\u202f€');
  await expect(pay(page)).toHaveCount(0);
});
