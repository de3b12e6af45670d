import { expect, test } from '../support/test.ts';
import { people } from '../../scripts/simulators/seed/people.ts';
import { goToSummary, orderPage, payButton, stepHeading } from '../support/badgeOrder.ts';
import { openAs } from '../support/signIn.ts';

/** A contract of the company whose badges no other journey counts. */
const contract = '00510203';

test('M1.7, M2.28, M4.5, M4.6 an order of two badges is refused, left, then paid; they join the list', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const main = page.getByRole('main');
  const select = page.getByLabel('N° de contrat');
  await openAs(page, people.company.email, orderPage);
  const option = select.locator('option').filter({ hasText: contract });
  await select.selectOption((await option.getAttribute('value')) ?? '');
  await goToSummary(page);
  // Category 02: per badge 20 € of deposit, no initial loading; 6.50 € of shipping.
  await expect(page.getByRole('status').filter({ hasText: 'Total' })).toContainText('46,50\u202f€');
  const references: string[] = [];

  for (const decision of ['Refuser', 'Abandonner']) {
    await test.step(`M2.28 « ${decision} »: the order is unchanged and can be paid`, async () => {
      await payButton(page).click();
      await expect(page.getByText("rien de ce qui se passe ici n'est réel")).toBeVisible();
      await page.getByRole('button', { name: decision }).click();
      await expect(heading).toHaveText('Paiement refusé');
      await main.getByRole('link', { name: 'Reprendre le paiement', exact: true }).click();
      await expect(stepHeading(page)).toHaveText('Récapitulatif');
      await expect(main).toContainText('5 CHEMIN DES CALANQUES');
      references.push(
        await page
          .getByText(/CDW\d{7}/)
          .first()
          .innerText(),
      );
    });
  }
  expect(references[1]).toBe(references[0]);

  await test.step('M1.7, M4.6 paid, the badges are in the list and the order is gone', async () => {
    await payButton(page).click();
    await page.getByRole('button', { name: 'Payer' }).click();
    await expect(heading).toHaveText('Paiement validé');
    await expect(main).toContainText(/CDW\d{7}/);
    await page.getByRole('link', { name: 'Voir mes badges' }).click();
    // Six badges of the seed data, the two new ones and the header row.
    await expect(main.getByRole('row')).toHaveCount(9);
    await page.getByRole('link', { name: 'Commander un badge', exact: true }).click();
    await expect(page.getByLabel('Quantité')).toHaveValue('');
  });
});
