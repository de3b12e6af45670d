import { expect, it } from 'vitest';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { contextOf, paymentForm, posted, type Fields } from './paymentForm.ts';

const operator = operatorForEachTest();

async function enter(fields: Fields | [string, string][]): Promise<[status: number, page: string]> {
  // The form comes from the site, hence from another origin.
  const init = posted(fields, 'http://127.0.0.1:5173');
  const answer = await operator.fetch('/test/paiement.cgi', init);
  return [answer.status, await answer.text()];
}

it('P7.19 the payment page shows the amount', async () => {
  const [status, page] = await enter(paymentForm(operator.services));
  expect(status).toBe(200);
  expect(page).toContain('95,25\u00a0€');
});

const notAccepted = 'est pas accepté';
const foreignReturn = 'Les adresses de retour ne sont pas sur cette machine.';

it.each([
  ['a missing field', { mail: undefined }, 'Il manque le champ «\u202fmail\u202f».'],
  ['an unknown field', { carte: '4' }, 'Le champ «\u202fcarte\u202f»'],
  ['an unknown terminal', { TPE: '7654321' }, 'Ce terminal de paiement'],
  ['an invalid date', { date: '31/02/2026:10:00:00' }, 'La date de la demande est illisible.'],
  ['another currency', { montant: '95.25USD' }, notAccepted],
  ['an amount with a comma', { montant: '95,25EUR' }, notAccepted],
  ['an amount of zero', { montant: '0.00EUR' }, notAccepted],
  ['a reference with a space', { reference: 'CDW 42' }, notAccepted],
  ['an address without billing', { contexte_commande: contextOf(null) }, 'facturation'],
  ['a return to another machine', { url_retour_ok: 'https://www.example.fr/' }, foreignReturn],
  ['a return to a script', { url_retour_err: 'javascript:alert(1)' }, foreignReturn],
])('P7.19 the bank refuses %s', async (_, changes, sentence) => {
  const [status, page] = await enter(paymentForm(operator.services, changes));
  expect(status).toBe(400);
  expect(page).toContain(sentence);
  expect(page).not.toContain('<form');
});

it('M9.8 the bank refuses a form altered by one cent, without a link to its addresses', async () => {
  const [status, page] = await enter({ ...paymentForm(operator.services), montant: '95.24EUR' });
  expect(status).toBe(400);
  expect(page).toContain('Le sceau ne correspond pas aux champs reçus.');
  expect(page).not.toContain('<a ');
});

it('the bank refuses a repeated field', async () => {
  const fields = Object.entries(paymentForm(operator.services));
  expect((await enter([...fields, ['montant', '1.00EUR']]))[0]).toBe(400);
});

it('the bank refuses a form of more than fifteen minutes', async () => {
  const fields = paymentForm(operator.services);
  operator.services.clock.jump(15 * 60);
  expect((await enter(fields))[0]).toBe(200);
  operator.services.clock.jump(1);
  expect((await enter(fields))[1]).toContain('La demande de paiement a plus de quinze minutes.');
});
