import { expect, test } from '@playwright/test';
import { failures } from './support/failures.ts';
import { comeBackWith, refuseCookies } from './support/session.ts';

const signInAddress = /\/api\/private\/login$/;
const subscriberAddress = /\/api\/private\/user\/data$/;
const passagesAddress = /\/api\/private\/user\/data\/passages$/;
const exportAddress = /\/api\/private\/passages\/export$/;

for (const [title, breakCall, sentence] of failures) {
  test.describe(title, () => {
    test('on sign-in is told in the panel, which keeps what was typed', async ({ page }) => {
      await refuseCookies(page);
      await breakCall(page, signInAddress);
      await page.goto('/espace/connexion');
      await page.getByLabel('Adresse e-mail').fill('camille.durand@example.fr');
      await page.getByLabel('Mot de passe', { exact: true }).fill('Tunnel2026');
      await page.getByRole('button', { name: 'Se connecter' }).click();
      await expect(page.getByRole('alert')).toContainText(sentence);
      await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('Tunnel2026');
    });

    test('on the subscriber is told in place of the page, with a way to try again', async ({
      page,
    }) => {
      await comeBackWith(page);
      await breakCall(page, subscriberAddress);
      await page.goto('/member/dashboard');
      await expect(page.getByRole('alert')).toContainText(sentence);
      await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    });

    test('on the passages is told in place of the table, with a way to try again', async ({
      page,
    }) => {
      await comeBackWith(page);
      await breakCall(page, passagesAddress);
      await page.goto('/member/badge/passage');
      await expect(page.getByRole('alert')).toContainText(sentence);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.getByRole('button', { name: 'Réessayer' }).click();
      await expect(page.getByRole('row')).toHaveCount(101);
    });

    test('on an export is told in a toast, which keeps the selection', async ({ page }) => {
      await comeBackWith(page);
      await breakCall(page, exportAddress);
      await page.goto('/member/badge/passage');
      await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
      await page.getByRole('button', { name: 'Exporter en CSV' }).click();
      await expect(page.getByRole('alert')).toContainText(sentence);
      await expect(page.getByRole('checkbox', { name: 'Tout sélectionner' })).toBeChecked();
    });
  });
}

test('the line cut after the page has loaded: the export is told in a toast, the page and the selection stay', async ({
  page,
  context,
}) => {
  await comeBackWith(page);
  await page.goto('/member/badge/passage');
  await expect(page.getByRole('row')).toHaveCount(101);
  await context.setOffline(true);
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  await page.getByRole('button', { name: 'Exporter en CSV' }).click();
  await expect(page.getByRole('alert')).toContainText(/ne répondent pas/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trajets des 18 derniers mois');
  await expect(page.getByRole('checkbox', { name: 'Tout sélectionner' })).toBeChecked();
  await expect(page.getByText(/100 trajets sélectionnés/)).toBeVisible();
});

for (const [title, address, call] of [
  ['subscriber', '/member/dashboard', subscriberAddress],
  ['passages', '/member/badge/passage', passagesAddress],
] as const) {
  test(`trying again in vain to read the ${title} leaves the focus on « Réessayer »`, async ({
    page,
  }) => {
    await comeBackWith(page);
    await page.route(call, (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto(address);
    const again = page.getByRole('button', { name: 'Réessayer' });
    await again.focus();
    const answer = page.waitForResponse(call);
    await page.keyboard.press('Enter');
    await answer;
    await expect(page.getByRole('alert')).toContainText(/vient de notre côté/);
    await expect(again).toBeFocused();
  });
}
