import { expect, test, type Page } from '../support/test.ts';
import { commonPassword } from '../../scripts/simulators/seed/people.ts';
import { mailedLink } from '../support/mails.ts';
import { arrive, signIn } from '../support/signIn.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

async function chooseNewPassword(page: Page, email: string, password: string): Promise<void> {
  await field(page, 'Nouveau mot de passe').fill(password);
  await field(page, 'Confirmation du mot de passe').fill(password);
  await field(page, 'Adresse e-mail').fill(email);
  await press(page, 'Valider');
  await expect(page.getByRole('main')).toContainText('Votre mot de passe a été modifié.');
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
  await expect(field(page, 'Adresse e-mail')).toHaveValue(email);
}

test.beforeEach(({ page }) => arrive(page));

test('P2.23, P2.27, P8.17 a visitor signs up, activates the account by mail and signs in', async ({
  page,
}) => {
  const email = 'zoe.marchand@example.fr';
  const password = 'Calanque13';
  await page.goto('/espace/inscription');
  await field(page, 'Nom').fill('Marchand');
  await field(page, 'Prénom').fill('Zoé');
  await field(page, 'Adresse e-mail').fill(email);
  await field(page, 'Mot de passe').fill(password);
  await field(page, 'Confirmation du mot de passe').fill(password);
  await press(page, "S'inscrire");
  await expect(page.getByRole('heading', { name: 'Consultez votre messagerie' })).toBeVisible();

  const link = await mailedLink(page, email);
  await page.goto(link);
  await expect(page.getByRole('main')).toContainText('Votre compte est activé.');
  await page.clock.runFor(5_500);
  await expect(heading(page)).toHaveText('Connexion');
  await signIn(page, email, password);
  await expect(heading(page)).toHaveText('Mon espace');
  await expect(page.getByRole('link', { name: 'Espace gratuité' })).toBeVisible();

  await page.goto(link);
  const result = page.getByRole('main').getByRole('status');
  await expect(result).toContainText('Ce compte est déjà activé.');
  await expect(result.getByRole('link')).toHaveAttribute('href', '/espace/connexion');
});

test('P4.28 an e-mail without a contract: first connection by holder, number and mailed link', async ({
  page,
}) => {
  const email = 'lucie.nouvelle@example.fr';
  await page.goto('/premiere-connexion');
  await field(page, 'Adresse e-mail').fill(email);
  await press(page, 'Continuer');
  await expect(page.getByRole('heading', { name: 'Votre contrat' })).toBeVisible();
  await field(page, 'Nom du titulaire').fill('martin lucie');
  await field(page, 'N° de contrat').fill('00761543');
  await press(page, 'Continuer');
  await expect(page.getByRole('alert')).toHaveText(
    'Le nom et le numéro de contrat ne correspondent pas.',
  );
  await field(page, 'N° de contrat').fill('0076 1542');
  await press(page, 'Continuer');
  await expect(page.getByText('Un e-mail vous a été envoyé')).toBeVisible();
  await page.goto(await mailedLink(page, email));
  await expect(page).toHaveURL(/\/premiere-connexion$/);
  await chooseNewPassword(page, email, 'Voilier2027');
  await signIn(page, email, 'Voilier2027');
  await page.getByRole('link', { name: 'Espace abonné' }).click();
  await page.getByRole('link', { name: 'Liste des badges' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'YARIS' })).toBeVisible();
});

test('P4.29 a lost password is replaced by a mailed link, which works once', async ({ page }) => {
  const email = 'david.nguyen@example.fr';
  await page.goto('/espace/connexion');
  await field(page, 'Adresse e-mail').fill(email);
  await page.getByRole('link', { name: 'Mot de passe oublié' }).click();
  await press(page, 'Envoyer');
  await expect(page.getByText('Un e-mail vous a été envoyé')).toBeVisible();
  const link = await mailedLink(page, email);
  await page.goto(link);
  await chooseNewPassword(page, email, 'Salins2027');
  await signIn(page, email, 'Salins2027');
  await expect(heading(page)).toHaveText('Mon espace');
  await page.goto(link);
  await field(page, 'Nouveau mot de passe').fill('Salins2028');
  await field(page, 'Confirmation du mot de passe').fill('Salins2028');
  await field(page, 'Adresse e-mail').fill(email);
  await press(page, 'Valider');
  await expect(page.getByRole('alert')).toContainText("Ce lien n'est plus valable");
});

test('P2.25, P6.5 sign-in and sign-out reach the other tabs; no private data stays on screen', async ({
  page,
  context,
}) => {
  const email = 'chantal.moreau@example.fr';
  await page.goto('/member/account/password');
  await expect(heading(page)).toHaveText('Connexion');
  const other = await context.newPage();
  await arrive(other);
  await other.goto('/espace/connexion');
  await signIn(other, email);
  await expect(heading(other)).toHaveText('Mon espace');
  await expect(heading(page)).toHaveText('Changer mon mot de passe');
  await expect(
    page.getByRole('status').filter({ hasText: 'connecté dans un autre onglet' }),
  ).toBeVisible();

  await page.getByLabel('Mot de passe actuel').fill('Passage2026');
  await other.getByRole('link', { name: 'Déconnexion' }).click();
  await expect(heading(other)).toHaveText('Connexion');
  await expect(heading(page)).toHaveText('Connexion');
  await expect(page.getByRole('alert')).toContainText('a pris fin dans un autre onglet');
  await expect(page.getByRole('navigation', { name: 'Espace abonné' })).toHaveCount(0);

  await test.step('the sign-in of another person shows the pages of that person', async () => {
    await signIn(page, email);
    await expect(page.getByLabel('Mot de passe actuel')).toHaveValue('');
    await page.getByRole('link', { name: 'Tableau de bord' }).click();
    await expect(heading(page)).toHaveText('Bienvenue Chantal Moreau');
    await expect(heading(other)).toHaveText('Mon espace');
    const answer = await other.request.post('/api/private/login', {
      data: { email: 'bruno.lefevre@example.fr', password: commonPassword },
    });
    const { token } = (await answer.json()) as { readonly token: string };
    await other.evaluate((kept) => {
      localStorage.setItem('token', kept);
    }, token);
    await expect(heading(page)).toHaveText('Bienvenue Bruno Lefevre');
    await expect(
      page.getByRole('alert').filter({ hasText: 'Vous avez ouvert un autre compte' }),
    ).toBeVisible();
  });
});
