import { describe, expect, it } from 'vitest';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { billing, contextOf, failure, paymentForm } from './paymentForm.ts';
import { hiddenFieldsOf, posted, type Fields } from './postedForm.ts';

const operator = operatorForEachTest();

async function enter(fields: Fields | [string, string][]): Promise<[status: number, page: string]> {
  // The form comes from the site, hence from another origin.
  const init = posted(fields, 'http://127.0.0.1:5173');
  const answer = await operator.fetch('/test/paiement.cgi', init);
  return [answer.status, await answer.text()];
}

describe('P7.19 the payment page', () => {
  it('shows the amount and posts every field again', async () => {
    const fields = paymentForm(operator.services);
    const [status, page] = await enter(fields);
    expect(status).toBe(200);
    expect(page).toContain('95,25\u00a0€');
    expect(hiddenFieldsOf(page)).toEqual(fields);
  });

  it('of the second 2:30 in the night of a clock change accepts its own form', async () => {
    const first = Date.parse('2027-10-31T02:30:00+02:00') / 1_000;
    const { clock } = operator.services;
    clock.jump(first + 3_600 - clock.now());
    const fields = paymentForm(operator.services);
    expect(fields['date']).toBe('31/10/2027:02:30:00');
    expect((await enter(fields))[0]).toBe(200);
  });
});

describe('P7.19 the bank refuses', () => {
  const wrongContext = "L'adresse de facturation est illisible.";
  const foreignReturn = 'Les adresses de retour ne sont pas sur cette machine.';
  const wrongAmount = "Le montant n'est pas accepté.";

  it.each<[string, Readonly<Record<string, string | undefined>>, string]>([
    ['a missing field', { mail: undefined }, 'Il manque le champ «\u202fmail\u202f».'],
    ['an unknown field', { carte: '4' }, "Le champ «\u202fcarte\u202f» n'est pas connu."],
    ['a line break', { 'texte-libre': 'a\r\nb' }, 'contient un caractère invisible.'],
    ['another version', { version: '2.0' }, "Cette banque parle l'interface 3.0."],
    ['an unknown terminal', { TPE: '7654321' }, "Ce terminal de paiement n'est pas connu."],
    ['an unknown company', { societe: 'autre' }, "Cette société n'est pas connue de la banque."],
    ['another language', { lgue: 'EN' }, 'Cette banque ne parle que le français.'],
    ['an invalid date', { date: '31/02/2026:10:00:00' }, 'La date de la demande est illisible.'],
    ['another currency', { montant: '95.25USD' }, wrongAmount],
    ['an amount with a comma', { montant: '95,25EUR' }, wrongAmount],
    ['an amount of zero', { montant: '0.00EUR' }, wrongAmount],
    ['an invalid reference', { reference: 'CDW 42' }, "La référence de la commande n'est pas"],
    ['an invalid e-mail', { mail: 'client' }, "L'adresse e-mail n'est pas valide."],
    ['a context that is not base64', { contexte_commande: '{}' }, wrongContext],
    ['a context without billing', { contexte_commande: contextOf(null) }, wrongContext],
    [
      'an accent in the address',
      { contexte_commande: contextOf({ billing: { ...billing, city: 'ORLÉANS' } }) },
      wrongContext,
    ],
    ['a return to another machine', { url_retour_ok: 'https://www.example.fr/' }, foreignReturn],
    ['a return to a script', { url_retour_err: 'javascript:alert(1)' }, foreignReturn],
  ])('%s', async (_, changes, sentence) => {
    const [status, page] = await enter(paymentForm(operator.services, changes));
    expect(status).toBe(400);
    expect(page).toContain(sentence.replaceAll("'", '&#39;'));
    expect(page).not.toContain('<form');
  });

  it('M9.8 a form altered by one cent, without a link back, as the addresses may be altered too', async () => {
    const fields = paymentForm(operator.services);
    const [status, page] = await enter({ ...fields, montant: '95.24EUR' });
    expect(status).toBe(400);
    expect(page).toContain('Le sceau ne correspond pas aux champs reçus.');
    expect(page).not.toContain('<a ');
  });

  it('a repeated field', async () => {
    const fields = Object.entries(paymentForm(operator.services));
    const [status, page] = await enter([...fields, ['montant', '1.00EUR']]);
    expect(status).toBe(400);
    expect(page).toContain('Le champ «\u202fmontant\u202f» est là deux fois.');
  });

  it('a form of more than fifteen minutes, old or in the future, with a link back', async () => {
    const { clock } = operator.services;
    const fields = paymentForm(operator.services);
    const later = paymentForm({
      clock: { ...clock, now: () => operator.services.clock.now() + 901 },
    });
    expect((await enter(later))[1]).toContain('La demande de paiement est datée du futur.');
    clock.jump(15 * 60);
    expect((await enter(fields))[0]).toBe(200);
    clock.jump(1);
    const [status, page] = await enter(fields);
    expect(status).toBe(400);
    expect(page).toContain('La demande de paiement a plus de quinze minutes.');
    expect(page).toContain(`href="${failure}"`);
  });
});
