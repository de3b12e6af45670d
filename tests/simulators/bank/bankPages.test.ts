import { beforeEach, describe, expect, it } from 'vitest';
import { readContract } from '../../../scripts/contract/readContract.ts';
import { returnDate } from '../../../scripts/simulators/bank/bankDate.ts';
import { bankPages } from '../../../scripts/simulators/bank/bankPages.ts';
import { sealIsRight, testKey } from '../../../scripts/simulators/bank/seal.ts';
import { compilerFor } from '../../../scripts/simulators/http/contractChecks.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { failure, paymentForm, success } from './paymentForm.ts';
import { hiddenFieldsOf, posted, type Fields } from './postedForm.ts';

const compile = compilerFor(await readContract());
const isBankCallback = compile({ $ref: '#/components/schemas/BankCallback' });

const acknowledged = (): Response => new Response('version=2\ncdr=0\n');

const operator = operatorForEachTest();
let answer: () => Response;
let reports: { readonly url: string; readonly fields: Fields }[];
let bank: ReturnType<typeof bankPages>;

beforeEach(() => {
  answer = acknowledged;
  reports = [];
  bank = bankPages(operator.services, async (url, init) => {
    const fields = Object.fromEntries(new URLSearchParams(init?.body as string));
    reports.push({ url: new Request(url).url, fields });
    return Promise.resolve().then(answer);
  });
});

async function choose(
  way: 'payer' | 'refuser' | 'abandonner' | 'prevenir',
  fields: Fields = paymentForm(operator.services),
  origin = operator.url,
): Promise<Response> {
  return bank.request(`${operator.url}/test/paiement/${way}`, posted(fields, origin));
}

function book(): readonly unknown[] {
  return operator.services.store
    .rows<object>('SELECT reference, cents, outcome FROM cardPayment ORDER BY reference')
    .map((row) => ({ ...row }));
}

describe('P7.19 the payer decides', () => {
  it('pays: the bank sends a sealed report to the operator, then redirects the payer', async () => {
    const page = await bank.request('/test/paiement.cgi', posted(paymentForm(operator.services)));
    const went = await choose('payer', hiddenFieldsOf(await page.text()));
    expect([went.status, went.headers.get('location')]).toEqual([303, success]);
    expect(book()).toEqual([{ reference: 'CDW0000042', cents: 9525, outcome: 'paid' }]);

    const [{ url, fields } = { url: '', fields: {} }] = reports;
    expect(reports).toHaveLength(1);
    expect(url).toBe('http://127.0.0.1:4020/api/public/order/bank');
    expect(isBankCallback(fields)).toBe(true);
    expect(sealIsRight(fields, testKey)).toBe(true);
    expect(fields).toMatchObject({
      'code-retour': 'payetest',
      date: returnDate(operator.services.clock.now()),
      montant: '95.25EUR',
      reference: 'CDW0000042',
      'texte-libre': 'badge',
    });
  });

  it('P4.35 refused: the bank reports it to the operator and redirects to the failure page', async () => {
    const went = await choose('refuser');
    expect([went.status, went.headers.get('location')]).toEqual([303, failure]);
    expect(reports).toHaveLength(1);
    expect(isBankCallback(reports[0]?.fields)).toBe(true);
    expect(sealIsRight(reports[0]?.fields ?? {}, testKey)).toBe(true);
    expect(reports[0]?.fields).toMatchObject({ 'code-retour': 'Annulation', motifrefus: 'Refus' });
    expect(book()).toEqual([{ reference: 'CDW0000042', cents: 9525, outcome: 'refused' }]);
  });

  it('cancelled: the bank sends no report', async () => {
    const went = await choose('abandonner');
    expect([went.status, went.headers.get('location')]).toEqual([303, failure]);
    expect(reports).toEqual([]);
    expect(book()).toEqual([{ reference: 'CDW0000042', cents: 9525, outcome: 'abandoned' }]);
  });

  it('a payment is possible after a refusal', async () => {
    await choose('refuser');
    expect((await choose('payer')).headers.get('location')).toBe(success);
    expect(book()).toEqual([{ reference: 'CDW0000042', cents: 9525, outcome: 'paid' }]);
  });

  it.each(['payer', 'refuser', 'abandonner'] as const)(
    'a reference that is already paid is refused, whatever the amount (%s)',
    async (way) => {
      await choose('payer');
      const again = await choose(way, paymentForm(operator.services, { montant: '1.00EUR' }));
      expect(again.status).toBe(409);
      const page = await again.text();
      expect(page).toContain('Cette référence est déjà payée.');
      expect(page).toContain(`href="${success}"`);
      expect(reports).toHaveLength(1);
      expect(book()).toEqual([{ reference: 'CDW0000042', cents: 9525, outcome: 'paid' }]);
    },
  );

  it('the first page already says that the reference is paid', async () => {
    await choose('payer');
    const page = await bank.request('/test/paiement.cgi', posted(paymentForm(operator.services)));
    expect(page.status).toBe(409);
    expect(await page.text()).toContain('Cette référence est déjà payée.');
  });

  it('of simultaneous payments only one is accepted', async () => {
    const answers = await Promise.all([choose('payer'), choose('payer'), choose('payer')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409]);
    expect(reports).toHaveLength(1);
  });

  it.each(['payer', 'refuser', 'abandonner', 'prevenir'] as const)(
    'an altered form is refused at each step (%s)',
    async (way) => {
      const changed = { ...paymentForm(operator.services), montant: '0.95EUR' };
      const went = await choose(way, changed);
      expect(went.status).toBe(400);
      expect(await went.text()).toContain('Le sceau ne correspond pas aux champs reçus.');
      expect([book(), reports]).toEqual([[], []]);
    },
  );

  it("the decision is accepted from the bank's own pages only", async () => {
    for (const way of ['payer', 'refuser', 'abandonner', 'prevenir'] as const) {
      expect((await choose(way, undefined, 'http://127.0.0.1:5173')).status).toBe(403);
      expect((await choose(way, undefined, 'null')).status).toBe(403);
    }
    expect([book(), reports]).toEqual([[], []]);
  });
});

describe('P7.19 the operator does not acknowledge', () => {
  it.each([
    [
      'a wrong seal',
      () => new Response('version=2\ncdr=1\n'),
      'Son serveur a jugé le sceau faux (cdr=1).',
    ],
    ['a failure', () => new Response('', { status: 500 }), 'Son serveur a répondu 500.'],
    [
      'another answer',
      () => Response.json({}),
      "Son serveur a répondu autre chose qu'un accusé de réception.",
    ],
    [
      'no answer',
      () => {
        throw new TypeError('fetch failed');
      },
      'Son serveur ne répond pas.',
    ],
  ])(
    'with %s: the page says so, and sends the report again on request',
    async (_, broken, sentence) => {
      answer = broken;
      const page = await choose('payer');
      expect(page.status).toBe(502);
      const text = await page.text();
      expect(text).toContain('Le paiement est accepté');
      expect(text).toContain(sentence.replaceAll("'", '&#39;'));

      answer = acknowledged;
      operator.services.clock.jump(60);
      const again = await choose('prevenir', hiddenFieldsOf(text));
      expect([again.status, again.headers.get('location')]).toEqual([303, success]);
      expect(reports).toHaveLength(2);
      expect(reports[1]).toEqual(reports[0]);
    },
  );

  it('a refusal is reported again as a refusal', async () => {
    answer = () => new Response('', { status: 500 });
    const text = await (await choose('refuser')).text();
    expect(text).toContain('Le paiement est refusé');
    answer = acknowledged;
    expect((await choose('prevenir', hiddenFieldsOf(text))).headers.get('location')).toBe(failure);
    expect(reports[1]?.fields['code-retour']).toBe('Annulation');
  });

  it('no report is sent for a payment that did not take place', async () => {
    expect((await choose('prevenir')).status).toBe(409);
    await choose('payer');
    const cheaper = paymentForm(operator.services, { montant: '0.95EUR' });
    expect((await choose('prevenir', cheaper)).status).toBe(409);
    expect(reports).toHaveLength(1);
  });
});

describe('M7.8 the bank and the operator together', () => {
  beforeEach(() => {
    bank = bankPages(operator.services, async (url, init) =>
      operator.fetch(new URL(new Request(url).url).pathname, init),
    );
  });

  it('settle the notice that was paid', async () => {
    const notice = (): object | undefined =>
      operator.services.store.row(
        "SELECT data ->> 'isOpen' AS open FROM notice WHERE reference = '26104887'",
      );
    const cents = operator.services.store.row<{ due: number }>(
      `SELECT round(100 * (
         (data ->> 'passageAmount') + (data ->> 'feesAmount') - (data ->> 'receivedAmount')
       )) AS due
       FROM notice WHERE reference = '26104887'`,
    )?.due;
    const montant = `${((cents ?? 0) / 100).toFixed(2)}EUR`;
    const fields = paymentForm(operator.services, {
      reference: '26104887',
      montant,
      'texte-libre': 'cnp',
    });
    expect(notice()).toMatchObject({ open: 1 });
    expect((await choose('refuser', fields)).status).toBe(303);
    expect(notice()).toMatchObject({ open: 1 });
    expect((await choose('payer', fields)).headers.get('location')).toBe(success);
    expect(notice()).toMatchObject({ open: 0 });
  });
});
