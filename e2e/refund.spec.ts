import { expect, test } from './support/test.ts';
import { resetAnswers } from './support/answers.ts';
import { noNetwork } from './support/failures.ts';
import {
  askToBeRefunded,
  field,
  fillRefundRequest,
  identifier,
  search,
  wizard,
} from './support/refundWizard.ts';
import { refuseCookies } from './support/session.ts';

test.beforeEach(({ page }) => refuseCookies(page));

test('P4.16, P4.18, P4.19, P7.27 a ticket is found by its address, back and reload return to it, its request survives a failure', async ({
  page,
}) => {
  await page.goto(wizard);
  await search(page, ' 2026 1108 0715 0012 0031 ');
  await expect(page).toHaveURL(new RegExp(`identifier=${identifier}$`));
  await expect(page.getByRole('heading', { name: 'Votre ticket' })).toBeFocused();
  await page.getByRole('link', { name: 'Saisir un autre identifiant' }).click();
  await expect(page.getByLabel('Identifiant')).toHaveValue('');
  await expect(page.getByLabel('Identifiant')).toBeFocused();
  await page.goBack();
  await page.reload();
  await expect(page.getByText('Carénage → Prado')).toBeVisible();
  await askToBeRefunded(page);
  await expect(page.getByRole('heading', { name: 'Vos coordonnées' })).toBeFocused();
  await fillRefundRequest(page);
  await noNetwork(page, /\/api\/v2\/refund$/);
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByRole('alert')).toContainText('ne répondent pas');
  await page.goBack();
  await askToBeRefunded(page);
  await expect(field(page, 'BIC')).toHaveValue('AGRIFRPP');
  await resetAnswers(page);
  const sent = page.waitForRequest(/\/api\/v2\/refund$/);
  await page.getByRole('button', { name: 'Envoyer' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ identifier, amount: 3.2 });
  await expect(page.getByRole('heading', { name: 'Demande envoyée' })).toBeFocused();
  await page.reload();
  for (const fact of ['3,20', '0189']) {
    await expect(page.getByRole('main')).toContainText(fact);
  }
});

test('P2.42 the short address of a request leads to the search of its ticket', async ({ page }) => {
  await page.goto('/remboursement/7401');
  await expect(page).toHaveURL(new RegExp(`${wizard}\\?identifier=${identifier}$`));
});
