import { expect, test, type Page } from '@playwright/test';
import { mailSubjects } from '../support/mails.ts';
import { payOnline, plate, receipt, searchNotice } from '../support/payOnline.ts';
import { arrive } from '../support/signIn.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const pay = (page: Page) => page.getByRole('button', { name: 'Payer' });

/** An open notice whose passage is already paid by cheque: the fees are due. */
const notice = ['26105120', 'ef 456-gh'] as const;

test.use({ viewport: { width: 390, height: 844 } });

test('P1.2, P4.8, P4.10, P2.30 a notice is found, cancelled at the bank, then paid', async ({
  page,
}) => {
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
  await page.goto('/payment/cnp/success?reference=26105120');
  await expect(heading(page)).toHaveText('Paiement refusé');

  await main(page).getByRole('link', { name: 'Payer en ligne' }).click();
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

  await main(page).getByRole('link', { name: 'Payer un autre avis' }).click();
  await searchNotice(page, notice);
  await expect(main(page)).toContainText('Cet avis est réglé\u202f: nous avons reçu 15,90\u202f€');
  await expect(pay(page)).toHaveCount(0);
});
