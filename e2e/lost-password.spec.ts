import { expect, test } from './support/test.ts';
import { answerWith } from './support/answers.ts';
import { refuseCookies } from './support/session.ts';

test('P2.28 the mailed link leaves the address bar and the history, survives a reload and works', async ({
  page,
}) => {
  const email = 'camille.durand@example.fr';
  const heading = page.getByRole('heading', { level: 1 });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await refuseCookies(page);
  await answerWith(page, { resetLostPassword: 'passwordChanged' });
  await page.goto(`/mot-de-passe-oublie?token=lien-42&email=${email}`);
  await expect(page).toHaveURL(/\/mot-de-passe-oublie$/);
  await page.reload();
  await expect(heading).toHaveText('Nouveau mot de passe');
  await expect(field('Adresse e-mail')).toHaveValue(email);
  await field('Nouveau mot de passe').fill('Passage2027');
  await field('Confirmation du mot de passe').fill('Passage2027');
  const call = page.waitForRequest(/\/api\/public\/lost-password$/);
  await page.getByRole('button', { name: 'Valider' }).click();
  expect((await call).postDataJSON()).toEqual({ email, password: 'Passage2027', token: 'lien-42' });
  await expect(page.getByRole('main')).toContainText('Votre mot de passe a été modifié.');
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('lien-42');
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
  await expect(field('Adresse e-mail')).toHaveValue(email);
  await page.goBack();
  await expect(heading).toHaveText('Mot de passe oublié');
});
