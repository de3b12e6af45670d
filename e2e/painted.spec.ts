import { expect, test, type Page } from './support/test.ts';
import { operator } from '../src/ui/operator.ts';
import { addressOf } from './support/answers.ts';
import { holdEntry } from './support/holdEntry.ts';
import { email, number, payOnline, plate } from './support/payOnline.ts';
import { recordRequests } from './support/recordRequests.ts';

// What a visitor does in a painted page before its scripts are there.

const takenOver = (page: Page) => page.locator('#root:not([data-prerendered])');

test('P5.10 a notice that was typed is kept, with the focus', async ({ page }) => {
  const release = await holdEntry(page);
  await page.goto(payOnline, { waitUntil: 'commit' });
  await number(page).fill('26104887');
  await plate(page).fill('AB-123 C');
  await email(page).fill('camille.durand@example.fr');
  await plate(page).focus();
  release();
  await expect(takenOver(page)).toBeAttached();
  await expect(number(page)).toHaveValue('26104887');
  await expect(plate(page)).toBeFocused();
  // The page knows the text: another letter is added to it.
  await page.keyboard.press('End');
  await page.keyboard.type('D');
  const asked = page.waitForRequest(addressOf('/api/public/cnp/retrieve'));
  await page.keyboard.press('Enter');
  expect((await asked).postDataJSON()).toEqual({
    reference: '26104887',
    numberplate: 'AB123CD',
    email: 'camille.durand@example.fr',
  });
});

test('P5.10 a notice that was typed and sent is searched once', async ({ page }) => {
  const release = await holdEntry(page);
  const asked = recordRequests(page, '/api/public/cnp/retrieve');
  await page.goto(payOnline, { waitUntil: 'commit' });
  await number(page).fill('26104887');
  await plate(page).fill('AB-123 CD');
  await email(page).fill('camille.durand@example.fr');
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByRole('button', { name: /^Payer 13,20/ })).toBeVisible();
  expect(asked.map((request) => request.postDataJSON() as unknown)).toEqual([
    { reference: '26104887', numberplate: 'AB123CD', email: 'camille.durand@example.fr' },
  ]);
});

test('P2.25 a sign-in that was sent is carried out once, and not in the address', async ({
  page,
}) => {
  const release = await holdEntry(page);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (addressOf('/api/private/login').test(request.url())) sent.push(request.postDataJSON());
  });
  await page.goto('/espace/connexion', { waitUntil: 'commit' });
  await page.getByLabel('Adresse e-mail', { exact: true }).fill('camille.durand@example.fr');
  await page.getByLabel('Mot de passe', { exact: true }).fill('Peage2026!');
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).search).toBe('');
  release();
  await expect(page).not.toHaveURL(/connexion/);
  expect(sent).toHaveLength(1);
  expect(JSON.stringify(sent[0])).toContain('camille.durand@example.fr');
});
test('P8.8 a link that was followed early takes along what was typed', async ({ page }) => {
  const release = await holdEntry(page);
  await page.goto('/espace/connexion', { waitUntil: 'commit' });
  await page.getByLabel('Adresse e-mail', { exact: true }).fill('camille.durand@example.fr');
  await page.getByRole('link', { name: 'Mot de passe oublié' }).click();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mot de passe oublié');
  await expect(page.getByLabel('Adresse e-mail', { exact: true })).toHaveValue(
    'camille.durand@example.fr',
  );
});

test('before the script of the site: a sentence with the phone, and the page stays', async ({
  page,
}) => {
  await page.route(/assets\/index-.*\.js$/, (route) => route.abort());
  await page.goto('/payer-en-ligne');
  await expect(page.getByRole('alert')).toContainText(operator.phone);
  await expect(page.getByRole('alert').getByRole('link', { name: 'réessayez' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payer en ligne');
});

test('an answer to the cookie question that is being pressed when its script arrives counts', async ({
  page,
}) => {
  const release = await holdEntry(page);
  await page.goto('/faq', { waitUntil: 'commit' });
  const question = page.getByRole('dialog', { name: 'Gestion des cookies' });
  await question.getByRole('button', { name: 'Tout refuser' }).hover();
  await page.mouse.down();
  release();
  // The one that works waits behind the painted one until the button is released.
  await expect(page.locator('#cookie-question > *')).toHaveCount(2);
  await page.mouse.up();
  await expect(question).toHaveCount(0);
});
