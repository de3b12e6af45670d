import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';

test('P4.5 the mock signs nothing: the signature page links to success and failure', async ({
  page,
  baseURL,
}) => {
  const failure = new URL('/achat/42', baseURL).href;
  const success = `${failure}/signe`;
  await page.goto(
    `/calinda/sellandsign/#/contract/1/sign;c_id=1;no_ui=true;refback=${encodeURIComponent(success)};errorback=${encodeURIComponent(failure)};j_token=a.b.c`,
  );
  await expect(page.getByText("Aucun service de signature n'est branché ici")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Revenir comme si la signature avait échoué' }).click();
  await expect(page).toHaveURL(failure);
  await page.goBack();
  await page.getByRole('link', { name: 'Continuer comme si le contrat était signé' }).click();
  await expect(page).toHaveURL(success);
});
