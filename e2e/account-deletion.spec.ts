import { expect, test, type Locator, type Page } from '@playwright/test';
import { answerWith } from './support/answers.ts';
import { lostNetwork } from './support/failures.ts';
import { open } from './support/postalForm.ts';
import { startWithToken } from './support/session.ts';

const deletionAddress = /\/api\/private\/user$/;
const ask = (page: Page): Locator =>
  page.getByRole('button', { name: 'Demander la suppression de mon compte' });
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Suppression du compte' });
const answer = (page: Page, name: 'Confirmer' | 'Annuler'): Locator =>
  dialog(page).getByRole('button', { name });
const notice = (page: Page): Locator =>
  page.getByRole('banner').getByText('Demande de suppression du compte');

test.beforeEach(async ({ page }) => {
  await startWithToken(page);
});

test('M4.4 an accepted request is shown in a toast, in the top bar and on the page', async ({
  page,
}) => {
  await answerWith(page, { loadSubscriber: 'noUnpaid' });
  await open(page);
  await expect(notice(page)).not.toBeAttached();
  await ask(page).click();
  const sent = page.waitForRequest(deletionAddress);
  await answer(page, 'Confirmer').click();
  expect((await sent).method()).toBe('DELETE');
  await expect(
    page.getByRole('status').filter({ hasText: 'Votre demande de suppression a été enregistrée.' }),
  ).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await expect(dialog(page)).not.toBeAttached();
  await expect(ask(page)).not.toBeAttached();
  await expect(page.getByRole('heading', { name: 'Supprimer mon compte' })).toBeFocused();
});

test('M2.22 nothing is sent before the confirmation; the dialog traps the focus and returns it', async ({
  page,
}) => {
  let isSent = false;
  page.on('request', (request) => (isSent ||= deletionAddress.test(request.url())));
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) blocked.push(message.text());
  });
  await open(page);
  await ask(page).focus();
  await page.keyboard.press('Enter');
  await expect(answer(page, 'Annuler')).toBeFocused();
  for (const name of ['Confirmer', 'Annuler', 'Confirmer'] as const) {
    await page.keyboard.press('Tab');
    await expect(answer(page, name)).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).not.toBeAttached();
  await expect(ask(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(answer(page, 'Annuler')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).not.toBeAttached();
  await expect(ask(page)).toBeFocused();
  expect(isSent).toBe(false);
  expect(blocked).toEqual([]);
});

test('M8.1 a refused request shows the message of the server; no notice appears', async ({
  page,
}) => {
  await answerWith(page, { requestDeletion: 'refused' });
  await open(page);
  await ask(page).click();
  await answer(page, 'Confirmer').click();
  await expect(page.getByRole('alert')).toHaveText(
    "Votre demande ne peut pas aboutir tant qu'une facture reste impayée.",
  );
  await expect(dialog(page)).not.toBeAttached();
  await expect(ask(page)).toBeFocused();
  await expect(notice(page)).not.toBeAttached();
});

for (const [title, breakCall, sentence] of lostNetwork) {
  test(`M7.17 ${title} shows a toast, and the request can be sent again`, async ({ page }) => {
    await breakCall(page, deletionAddress);
    await open(page);
    await ask(page).click();
    await answer(page, 'Confirmer').click();
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(notice(page)).not.toBeAttached();
    await ask(page).click();
    await expect(answer(page, 'Confirmer')).toBeVisible();
  });
}

test('M6.5 an earlier request is shown instead of the button', async ({ page }) => {
  await answerWith(page, { loadSubscriber: 'deletionRequested' });
  await open(page);
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText('Votre demande de suppression est enregistrée')).toBeVisible();
  await expect(ask(page)).not.toBeAttached();
});

test('M6.5 an account without a contract can request it too', async ({ page }) => {
  await answerWith(page, { loadSubscriber: 'withoutContract' });
  await open(page);
  await ask(page).click();
  await answer(page, 'Confirmer').click();
  await expect(notice(page)).toBeVisible();
});
