import { expect, test, type Page } from '@playwright/test';
import { resetAnswers, answerWith } from './support/answers.ts';
import { noNetwork } from './support/failures.ts';
import { refuseCookies } from './support/session.ts';

const activationAddress = /\/api\/v2\/user\/activate$/;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The tokens sent to the server. */
function tokensSent(page: Page): readonly unknown[] {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (activationAddress.test(request.url())) {
      sent.push((request.postDataJSON() as { readonly token: unknown }).token);
    }
  });
  return sent;
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await refuseCookies(page);
});

for (const address of ['/espace/activation/jeton-42', '/activation/jeton-42']) {
  test(`P2.27, P4.31 ${address} activates the account once and opens sign-in after 5 seconds`, async ({
    page,
  }) => {
    const sent = tokensSent(page);
    await page.goto(address);
    await expect(heading(page)).toHaveText('Activation du compte');
    await expect(page).toHaveURL(/\/espace\/activation$/);
    const result = page.getByRole('main').getByRole('status');
    await expect(result).toContainText('Votre compte est activé.');
    await expect(result).toContainText("La page de connexion s'ouvre dans 5 secondes.");
    await expect(result.getByRole('link', { name: 'Y aller maintenant' })).toBeVisible();
    await expect(page.locator('[data-from="account/activate/succeeded"]')).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(heading(page)).toHaveText('Activation du compte');
    await page.clock.runFor(4_500);
    await expect(page).toHaveURL(/\/espace\/connexion$/);
    expect(sent).toEqual(['jeton-42']);
  });
}

test('P8.7 a refused activation shows the message of the server and a link to sign-in', async ({
  page,
}) => {
  await answerWith(page, { activateAccount: 'refused' });
  await page.goto('/espace/activation/jeton-42');
  const result = page.getByRole('alert');
  await expect(result).toContainText("Le lien d'activation est invalide ou a expiré.");
  await expect(result).toContainText("La page de connexion s'ouvre dans 5 secondes.");
  await page.getByRole('link', { name: 'Y aller maintenant' }).click();
  await expect(heading(page)).toHaveText('Connexion');
});

test('P2.27 an activation without an answer is retried with the same token, not after it succeeded', async ({
  page,
}) => {
  const sent = tokensSent(page);
  await noNetwork(page, activationAddress);
  await page.goto('/espace/activation/jeton-42');
  await expect(page.getByRole('alert')).toContainText('ne répondent pas');
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL(/\/espace\/activation$/);
  const again = page.getByRole('button', { name: 'Réessayer' });
  await again.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => sent).toEqual(['jeton-42', 'jeton-42']);
  await expect(again).toBeFocused();
  await expect(again).not.toHaveAttribute('aria-disabled', 'true');
  await resetAnswers(page);
  await page.keyboard.press('Enter');
  const result = page.getByRole('main').getByRole('status');
  await expect(result).toContainText('Votre compte est activé.');
  expect(sent).toEqual(['jeton-42', 'jeton-42', 'jeton-42']);
  await page.reload();
  await expect(result).toContainText('Votre compte est activé.');
  expect(sent).toHaveLength(3);
});
