import { expect, test } from '../support/test.ts';
import { people } from '../../scripts/simulators/seed/people.ts';
import { field } from '../support/contactForm.ts';
import { mailsTo } from '../support/mails.ts';
import { arrive, signIn } from '../support/signIn.ts';

test.beforeEach(({ page }) => arrive(page));

test('L215-1-1 a contract is cancelled in 3 presses from its page, on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/member/contract/sum-up');
  await signIn(page, people.camille.email);
  await page.getByRole('main').getByRole('link', { name: 'Résilier votre contrat' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Résilier votre contrat');
  const contract = await field(page, 'N° de contrat').inputValue();
  expect(contract).toMatch(/^\d{8}$/);
  await page.getByRole('button', { name: 'Vérifier ma demande' }).click();
  await expect(page.getByRole('heading', { name: 'Vérifiez votre demande' })).toBeFocused();
  await page.getByRole('button', { name: 'Notifier la résiliation' }).click();
  await expect(page.getByRole('heading', { name: 'Résiliation notifiée' })).toBeFocused();
  const mails = await mailsTo(page, 'contact@example.fr');
  expect(mails.some(({ body }) => body.includes(`Contrat\u202f: ${contract}`))).toBe(true);
});

test('L221-21 a visitor withdraws from an order from the footer of the home page', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Renoncer au contrat ici' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Renoncer au contrat');
  await field(page, 'Nom et prénom, ou raison sociale').fill('Camille Durand');
  await field(page, 'Adresse e-mail').fill('camille.durand@example.fr');
  await field(page, 'N° de contrat ou de commande').fill('CDW0000042');
  await page.getByRole('button', { name: 'Vérifier ma demande' }).click();
  await page.getByRole('button', { name: 'Modifier' }).click();
  await expect(field(page, 'Nom et prénom, ou raison sociale')).toBeFocused();
  await page.getByRole('button', { name: 'Vérifier ma demande' }).click();
  await page.getByRole('button', { name: 'Confirmer la rétractation' }).click();
  await expect(page.getByRole('heading', { name: 'Rétractation envoyée' })).toBeVisible();
});
