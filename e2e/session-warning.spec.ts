import { changeColorScheme } from './support/colorScheme.ts';
import { expect, test } from './support/test.ts';
import { aToken } from '../tests/support/account/aToken.ts';
import {
  expectAccessible,
  expectNothingCut,
  expectReadableColours,
} from './support/accessibility.ts';
import { examplesTime } from './support/examplesTime.ts';
import { startWithToken } from './support/session.ts';
import { signIn } from './support/signIn.ts';

test('two minutes before its end a session is renewed without losing what was typed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.clock.install({ time: examplesTime });
  await startWithToken(page, aToken({ exp: examplesTime.getTime() / 1000 + 180 }));
  await page.goto('/member/account/coordinates/postal');
  const city = page.getByLabel('Ville').first();
  await city.fill('CASSIS');
  const stay = page.getByRole('button', { name: 'Rester connecté' });
  await expect(stay).toBeHidden();

  await page.clock.runFor(70_000);
  await expect(page.getByRole('alert').filter({ hasText: 'prend fin à 11:03' })).toBeVisible();
  await expectAccessible(page);
  await changeColorScheme(page, 'dark');
  await expectReadableColours(page);
  await page.setViewportSize({ width: 320, height: 900 });
  await expectNothingCut(page);
  await page.setViewportSize({ width: 390, height: 900 });
  await stay.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connexion');
  await signIn(page, 'camille.durand@example.fr');
  await expect(page).toHaveURL(/\/member\/account\/coordinates\/postal$/);
  await expect(city).toHaveValue('CASSIS');
  await expect(stay).toBeHidden();
});
