import { expect, test } from './support/test.ts';
import { answerWith } from './support/answers.ts';
import { examplesTime } from './support/examplesTime.ts';
import { expectToast, walkFailures } from './support/failures.ts';
import { tickableRows } from './support/passages.ts';
import { startWithToken, refuseCookies } from './support/session.ts';

const signInAddress = /\/api\/private\/login$/;
const subscriberAddress = /\/api\/private\/user\/data$/;

test('every failure of sign-in is shown in the panel, which keeps its values', async ({ page }) => {
  await page.clock.install();
  await refuseCookies(page);
  await page.goto('/espace/connexion');
  await page.getByLabel('Adresse e-mail').fill('camille.durand@example.fr');
  await page.getByLabel('Mot de passe', { exact: true }).fill('Tunnel2026');
  await walkFailures(page, signInAddress, async (sentence) => {
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('Tunnel2026');
    // The button shows its failure for 2.5 s.
    await page.clock.runFor(2_500);
  });
});

test('every failure of the subscriber replaces the page and can be retried; the focus stays', async ({
  page,
}) => {
  await startWithToken(page);
  const again = page.getByRole('button', { name: 'Réessayer' });
  await walkFailures(page, subscriberAddress, async (sentence) => {
    const isFirst = page.url() === 'about:blank';
    if (isFirst) await page.goto('/member/dashboard');
    else await again.press('Enter');
    await expect(page.getByRole('alert')).toContainText(sentence);
    await (isFirst ? expect(again).toBeVisible() : expect(again).toBeFocused());
  });
  await again.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bienvenue/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an export that fails shows a toast; the page and the selection stay', async ({
  page,
  context,
}) => {
  await page.clock.setFixedTime(examplesTime);
  await startWithToken(page);
  await page.goto('/member/badge/passage');
  const exportButton = page.getByRole('button', { name: 'Exporter en CSV' });
  const everything = page.getByRole('checkbox', { name: 'Tout sélectionner' });

  await test.step('the browser goes offline', async () => {
    await expect(tickableRows(page)).toHaveCount(101);
    await context.setOffline(true);
    await everything.check();
    await exportButton.click();
    await expectToast(page, /ne répondent pas/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Trajets des 18 derniers mois',
    );
    await expect(everything).toBeChecked();
    await expect(page.getByText(/100 trajets sélectionnés/)).toBeVisible();
    await context.setOffline(false);
  });

  await test.step('the server fails', async () => {
    await answerWith(page, { exportPassages: 'failure' });
    await exportButton.click();
    await expectToast(page, /vient de notre côté/);
    await expect(everything).toBeChecked();
  });
});
