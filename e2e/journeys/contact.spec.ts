import { expect, test } from '../support/test.ts';
import { field, fillAuthor, fillPassage, send } from '../support/contactForm.ts';
import { mailsTo } from '../support/mails.ts';
import { arrive } from '../support/signIn.ts';

test('P2.8, P5.14, P7.22 a visitor on a phone writes about a CNP; the operator receives the passage', async ({
  page,
}) => {
  const email = 'malik.benali@example.fr';
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page);
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Nous contacter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nous contacter');
  await field(page, 'Sujet').selectOption('CNP');
  await fillPassage(page);
  await fillAuthor(page, email);
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Message envoyé' })).toBeInViewport();

  const received = (await mailsTo(page, 'contact@example.fr')).find(({ body }) =>
    body.includes(email),
  );
  expect(received?.subject).toBe('[CNP] Message de Camille Durand');
  for (const line of [
    'Date approximative du passage\u202f: 09/11/2026',
    'Trajet\u202f: A50 → Rond-point du Prado – 2,70\u202f€',
    "Plaque d'immatriculation\u202f: AB123CD",
    "Bonjour, j'avais pourtant payé à la borne.",
  ]) {
    expect(received?.body.split('\n')).toContain(line);
  }
  expect((await mailsTo(page, email)).map(({ subject }) => subject)).toEqual([
    'Nous avons bien reçu votre message',
  ]);
});
