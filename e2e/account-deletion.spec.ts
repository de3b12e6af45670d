import { expect, test } from './support/test.ts';
import { resetAnswers, answerWith } from './support/answers.ts';
import { expectToast } from './support/failures.ts';
import { open } from './support/postalForm.ts';
import { recordRequests } from './support/recordRequests.ts';
import { startWithToken } from './support/session.ts';

test('M2.22, M4.4, M6.5, M8.1 a deletion is confirmed in a dialog; refused, it can be asked again', async ({
  page,
}) => {
  await startWithToken(page);
  await answerWith(page, { loadSubscriber: 'withoutContract' });
  const sent = recordRequests(page, '/api/private/user');
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) blocked.push(message.text());
  });
  const ask = page.getByRole('button', { name: 'Demander la suppression de mon compte' });
  const dialog = page.getByRole('dialog', { name: 'Suppression du compte' });
  const answer = (name: 'Confirmer' | 'Annuler') => dialog.getByRole('button', { name });
  const notice = page.getByRole('banner').getByText('Demande de suppression du compte');
  await open(page);

  await test.step('an account without a contract has no address to change', async () => {
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Ajouter un contrat' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Enregistrer' })).not.toBeAttached();
  });

  await test.step('M2.22 the dialog traps the focus and returns it; nothing is sent', async () => {
    await ask.focus();
    await page.keyboard.press('Enter');
    await expect(answer('Annuler')).toBeFocused();
    for (const name of ['Confirmer', 'Annuler', 'Confirmer'] as const) {
      await page.keyboard.press('Tab');
      await expect(answer(name)).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(dialog).not.toBeAttached();
    await expect(ask).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(answer('Annuler')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).not.toBeAttached();
    await expect(ask).toBeFocused();
    expect(sent).toEqual([]);
    expect(blocked).toEqual([]);
  });

  await test.step('M8.1 a refusal is a toast; no notice appears', async () => {
    await answerWith(page, { requestDeletion: 'refused' });
    await ask.click();
    await answer('Confirmer').click();
    await expectToast(page, /^Votre demande ne peut pas aboutir tant qu'une facture reste impayée/);
    await expect(ask).toBeFocused();
    await expect(notice).not.toBeAttached();
    await resetAnswers(page);
  });

  await test.step('M4.4 an accepted request is a toast, and stays in the top bar and on the page', async () => {
    await ask.click();
    await answer('Confirmer').click();
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: 'Votre demande de suppression a été enregistrée.' }),
    ).toBeVisible();
    expect(sent.at(-1)?.method()).toBe('DELETE');
    await expect(notice).toBeVisible();
    await expect(dialog).not.toBeAttached();
    await expect(ask).not.toBeAttached();
    await expect(page.getByRole('heading', { name: 'Supprimer mon compte' })).toBeFocused();
  });
});
