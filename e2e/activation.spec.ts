import { expect, test, type Page } from './support/test.ts';
import { resetAnswers } from './support/answers.ts';
import { noNetwork } from './support/failures.ts';
import { refuseCookies } from './support/session.ts';

const activationAddress = /\/api\/v2\/user\/activate$/;

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

test('P2.27, P4.31 a mailed link without an answer is retried, works once, and opens sign-in', async ({
  page,
}) => {
  await page.clock.install();
  await refuseCookies(page);
  const sent = tokensSent(page);
  await noNetwork(page, activationAddress);
  // The address of older mails.
  await page.goto('/activation/jeton-42');
  await expect(page.getByRole('alert')).toContainText('ne répondent pas');
  await expect(page).toHaveURL(/\/espace\/activation$/);
  const again = page.getByRole('button', { name: 'Réessayer' });
  await again.press('Enter');
  await expect.poll(() => sent).toEqual(['jeton-42', 'jeton-42']);
  await expect(again).toBeFocused();
  await expect(again).not.toHaveAttribute('aria-disabled', 'true');
  await resetAnswers(page);
  await page.keyboard.press('Enter');
  const result = page.getByRole('main').getByRole('status');
  await expect(result).toContainText('Votre compte est activé.');
  await page.reload();
  await expect(result).toContainText('Votre compte est activé.');
  expect(sent).toHaveLength(3);
  await page.clock.runFor(5_500);
  await expect(page).toHaveURL(/\/espace\/connexion$/);
});
