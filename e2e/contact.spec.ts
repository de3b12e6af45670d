import { expect, test } from '@playwright/test';
import { resetAnswers, answerWith } from './support/answers.ts';
import { field, fillAuthor, fillPassage, send } from './support/contactForm.ts';
import { examplesTime } from './support/examplesTime.ts';
import { refuseCookies } from './support/session.ts';
import { titleOf } from './support/titleOf.ts';

test.beforeEach(({ page }) => refuseCookies(page));

test('P2.8, P5.13–P5.16, P8.14, P8.15, P4.11 a message about a receipt: errors, then sent', async ({
  page,
}) => {
  await page.clock.install({ time: examplesTime });
  await page.goto('/nous-contacter');
  await expect(page).toHaveTitle(titleOf('Nous contacter'));
  await send(page).click();
  await expect(field(page, 'Sujet')).toBeFocused();
  await expect(field(page, 'Sujet')).toHaveAccessibleDescription('Veuillez sélectionner un sujet.');

  await field(page, 'Sujet').selectOption('Reçu');
  await fillPassage(page);
  await fillAuthor(page);
  await expect(field(page, "Plaque d'immatriculation")).toHaveValue('AB123CD');
  await field(page, 'Date approximative du passage').fill('22/11/2026');
  await send(page).click();
  await expect(field(page, 'Date approximative du passage')).toBeFocused();
  await expect(field(page, 'Date approximative du passage')).toHaveAccessibleDescription(
    /^La date du passage ne peut pas être après aujourd'hui\./,
  );
  await field(page, 'Date approximative du passage').fill('09112026');
  await field(page, 'Carte bancaire').check();
  await field(page, '6 premiers chiffres').fill('4970 40');
  await field(page, '4 derniers chiffres').fill('123');
  await send(page).click();
  await expect(field(page, '4 derniers chiffres')).toBeFocused();
  await expect(field(page, '4 derniers chiffres')).toHaveAccessibleDescription(
    'Veuillez vérifier que vous avez bien renseigner les 4 derniers chiffres de votre carte bleue.',
  );

  await field(page, '4 derniers chiffres').fill('1234');
  await answerWith(page, { sendMessage: 'refused' });
  await send(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    "Une erreur est survenue durant l'envoi de votre message, veuillez re-commencer ultérieurement, notre équipe vient d'en être informée.",
  );
  await page.getByRole('link', { name: "avec l'identifiant du ticket" }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demander un remboursement');
  await page.goBack();
  await expect(field(page, 'Message')).toHaveValue("Bonjour, j'avais pourtant payé à la borne.");
  await expect(field(page, '6 premiers chiffres')).toHaveValue('');

  await resetAnswers(page);
  await field(page, '6 premiers chiffres').fill('497040');
  await field(page, '4 derniers chiffres').fill('1234');
  const sent = page.waitForRequest(/\/api\/public\/message$/);
  await send(page).click();
  expect((await sent).postDataJSON()).toMatchObject({
    name: 'Camille Durand',
    email: 'camille.durand@example.fr',
    subject: 'Reçu',
    content: expect.stringContaining('Carte bancaire, 497040 XXXXXX 1234'),
  });
  await expect(page.getByRole('heading', { name: 'Message envoyé' })).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: 'Notre équipe vous répondra dès que possible.' }),
  ).toBeVisible();
  await expect(field(page, 'Sujet')).toHaveValue('');
  await expect(field(page, 'Message')).toHaveValue('');
});
