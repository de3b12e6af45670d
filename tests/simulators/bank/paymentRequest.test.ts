import { describe, expect, it } from 'vitest';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { billing, contextOf, failure, paymentForm, success } from './paymentForm.ts';
import { hiddenFieldsOf, posted, type Fields } from './postedForm.ts';

const operator = operatorForEachTest();

async function enter(fields: Fields | [string, string][]): Promise<[status: number, page: string]> {
  // The form comes from the site, hence from another origin.
  const init = posted(fields, 'http://127.0.0.1:5173');
  const answer = await operator.fetch('/test/paiement.cgi', init);
  return [answer.status, await answer.text()];
}

describe('P7.19 the payment page', () => {
  it('shows the amount, every field and three buttons', async () => {
    const fields = paymentForm(operator.services);
    const [status, page] = await enter(fields);
    expect(status).toBe(200);
    expect(page).toContain("rien de ce qui se passe ici n'est réel");
    expect(page).toContain('95,25\u00a0€');
    for (const value of Object.values({ ...fields, ...billing })) {
      expect(page).toContain(value.replaceAll('&', '&amp;'));
    }
    expect([...page.matchAll(/<button[^>]*>([^<]+)</g)].map(([, name]) => name)).toEqual([
      'Payer',
      'Refuser',
      'Abandonner',
    ]);
    expect(hiddenFieldsOf(page)).toEqual(fields);
  });

  it('escapes the field values', async () => {
    const hostile = `"><script>alert('1')</script>&amp;`;
    const fields = paymentForm(operator.services, {
      'texte-libre': hostile,
      mail: `<b>"'@example.fr`,
      contexte_commande: contextOf({ billing: { ...billing, city: '<img src=x>' } }),
      url_retour_ok: `${success}&x="><script>`,
    });
    const [status, page] = await enter(fields);
    expect(status).toBe(200);
    expect(page).not.toMatch(/<script|<img|<b>/);
    expect(hiddenFieldsOf(page)).toEqual(fields);
  });

  it('escapes the name of an unknown field', async () => {
    const [status, page] = await enter(
      paymentForm(operator.services, { '<script>x</script>': '' }),
    );
    expect(status).toBe(400);
    expect(page).toContain('«\u202f&lt;script&gt;x&lt;/script&gt;\u202f»');
    expect(page).not.toContain('<script');
  });

  it('is sent with a policy that allows its own style and forms only', async () => {
    const init = posted(paymentForm(operator.services));
    const { headers } = await operator.fetch('/test/paiement.cgi', init);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://127.0.0.1:* http://localhost:*");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('accepts no e-mail, an amount in whole euros and the longest address', async () => {
    const longest = { ...billing, addressLine1: 'A'.repeat(50), city: 'B'.repeat(50) };
    const fields = paymentForm(operator.services, {
      mail: '',
      montant: '95EUR',
      contexte_commande: contextOf({ billing: longest }),
      url_retour_ok: 'http://localhost:5173/ok',
    });
    const [status, page] = await enter(fields);
    expect(status).toBe(200);
    expect(page).toContain('95,00\u00a0€');
  });
});

describe('P7.19 the bank refuses', () => {
  const wrongContext = "L'adresse de facturation est illisible.";
  const foreignReturn = 'Les adresses de retour ne sont pas sur cette machine.';
  const wrongAmount = "Le montant n'est pas accepté.";
  const wrongReference = "La référence de la commande n'est pas acceptée.";

  it.each<[string, Readonly<Record<string, string | undefined>>, string]>([
    ['a missing field', { mail: undefined }, 'Il manque le champ «\u202fmail\u202f».'],
    ['an unknown field', { carte: '4' }, "Le champ «\u202fcarte\u202f» n'est pas connu."],
    ['a line break', { 'texte-libre': 'a\r\nb' }, 'contient un caractère invisible.'],
    ['another version', { version: '2.0' }, "Cette banque parle l'interface 3.0."],
    ['an unknown terminal', { TPE: '7654321' }, "Ce terminal de paiement n'est pas connu."],
    ['an unknown company', { societe: 'autre' }, "Cette société n'est pas connue de la banque."],
    ['another language', { lgue: 'EN' }, 'Cette banque ne parle que le français.'],
    ['a date in another format', { date: '2026-11-21 10:00:00' }, 'La date de la demande est'],
    ['an invalid date', { date: '31/02/2026:10:00:00' }, 'La date de la demande est illisible.'],
    ['another currency', { montant: '95.25USD' }, wrongAmount],
    ['an amount with a comma', { montant: '95,25EUR' }, wrongAmount],
    ['three decimals', { montant: '95.255EUR' }, wrongAmount],
    ['an amount of zero', { montant: '0.00EUR' }, wrongAmount],
    ['a negative amount', { montant: '-5.00EUR' }, wrongAmount],
    ['a reference with a space', { reference: 'CDW 42' }, wrongReference],
    ['a reference of 21 letters', { reference: 'A'.repeat(21) }, wrongReference],
    ['an invalid e-mail', { mail: 'client' }, "L'adresse e-mail n'est pas valide."],
    [
      'a text of 3,201 characters',
      { 'texte-libre': 'a'.repeat(3_201) },
      'Le texte libre est trop long.',
    ],
    ['a context that is not base64', { contexte_commande: '{}' }, wrongContext],
    ['a context that is not JSON', { contexte_commande: btoa('billing') }, wrongContext],
    ['an empty context', { contexte_commande: '' }, wrongContext],
    ['a context without billing', { contexte_commande: contextOf(null) }, wrongContext],
    [
      'an accent in the address',
      { contexte_commande: contextOf({ billing: { ...billing, city: 'ORLÉANS' } }) },
      wrongContext,
    ],
    [
      'an address of 51 characters',
      { contexte_commande: contextOf({ billing: { ...billing, addressLine1: 'A'.repeat(51) } }) },
      wrongContext,
    ],
    [
      'an address without a postal code',
      { contexte_commande: contextOf({ billing: { ...billing, postalCode: '' } }) },
      wrongContext,
    ],
    [
      'a return address on another machine',
      { url_retour_ok: 'https://www.example.fr/ok' },
      foreignReturn,
    ],
    [
      'a failure address on another machine',
      { url_retour_err: 'http://127.0.0.1.example.fr/' },
      foreignReturn,
    ],
    ['a return address that is a script', { url_retour_ok: 'javascript:alert(1)' }, foreignReturn],
    ['a return address with a user name', { url_retour_ok: 'http://a@127.0.0.1/' }, foreignReturn],
  ])('%s', async (_, changes, sentence) => {
    const [status, page] = await enter(paymentForm(operator.services, changes));
    expect(status).toBe(400);
    expect(page).toContain(sentence.replaceAll("'", '&#39;'));
    expect(page).not.toContain('<form');
  });

  it('a form altered by one cent, without a link back, as the addresses may be altered too', async () => {
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

  it('a body that is not a form, or is too large', async () => {
    for (const init of [
      { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' },
      posted(paymentForm(operator.services, { 'texte-libre': 'a'.repeat(200_000) })),
    ]) {
      const answer = await operator.fetch('/test/paiement.cgi', init);
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain('Le formulaire reçu est illisible.');
    }
  });

  it('a form older than fifteen minutes, with a link back', async () => {
    const fields = paymentForm(operator.services);
    operator.services.clock.jump(15 * 60);
    expect((await enter(fields))[0]).toBe(200);
    operator.services.clock.jump(1);
    const [status, page] = await enter(fields);
    expect(status).toBe(400);
    expect(page).toContain('La demande de paiement a plus de quinze minutes.');
    expect(page).toContain(`href="${failure}"`);
  });

  it('a form dated more than fifteen minutes in the future', async () => {
    const now = operator.services.clock.now();
    const at = (seconds: number): Fields =>
      paymentForm({ clock: { ...operator.services.clock, now: () => now + seconds } });
    expect((await enter(at(15 * 60)))[0]).toBe(200);
    const [status, page] = await enter(at(15 * 60 + 1));
    expect(status).toBe(400);
    expect(page).toContain('La demande de paiement est datée du futur.');
  });

  it('no form of the repeated hour in autumn', async () => {
    const first = Date.parse('2027-10-31T02:30:00+02:00') / 1_000;
    const { clock } = operator.services;
    clock.jump(first - clock.now());
    const fields = paymentForm(operator.services);
    expect(fields['date']).toBe('31/10/2027:02:30:00');
    expect((await enter(fields))[0]).toBe(200);
    clock.jump(3_600);
    expect((await enter(paymentForm(operator.services)))[0]).toBe(200);
  });
});
