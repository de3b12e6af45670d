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

const ways = ['payer', 'refuser', 'abandonner', 'prevenir'] as const;

async function choose(
  way: (typeof ways)[number],
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

const paid = { reference: 'CDW0000042', cents: 9525, outcome: 'paid' };

describe('P7.19 the payer decides', () => {
  it('pays: the bank sends a sealed report to the operator, then redirects the payer', async () => {
    const page = await bank.request('/test/paiement.cgi', posted(paymentForm(operator.services)));
    const went = await choose('payer', hiddenFieldsOf(await page.text()));
    expect([went.status, went.headers.get('location')]).toEqual([303, success]);
    expect(book()).toEqual([paid]);

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

  it('P4.35 refused: the bank reports it, redirects to the failure page, and can be paid later', async () => {
    expect((await choose('refuser')).headers.get('location')).toBe(failure);
    expect(reports).toHaveLength(1);
    expect(isBankCallback(reports[0]?.fields)).toBe(true);
    expect(sealIsRight(reports[0]?.fields ?? {}, testKey)).toBe(true);
    expect(reports[0]?.fields).toMatchObject({ 'code-retour': 'Annulation', motifrefus: 'Refus' });
    expect(book()).toEqual([{ ...paid, outcome: 'refused' }]);
    expect((await choose('payer')).headers.get('location')).toBe(success);
    expect(book()).toEqual([paid]);
  });

  it('cancelled: the bank sends no report', async () => {
    expect((await choose('abandonner')).headers.get('location')).toBe(failure);
    expect(reports).toEqual([]);
    expect(book()).toEqual([{ ...paid, outcome: 'abandoned' }]);
  });
});

describe('P9.5 a reference is paid once', () => {
  it.each(['payer', 'refuser', 'abandonner'] as const)(
    'also with another amount or spelling (%s)',
    async (way) => {
      await choose('payer');
      for (const change of [{}, { montant: '1.00EUR' }, { reference: 'CDW42' }]) {
        const again = await choose(way, paymentForm(operator.services, change));
        expect(again.status).toBe(409);
        expect(await again.text()).toContain('Cette référence est déjà payée.');
      }
      expect(reports).toHaveLength(1);
      expect(book()).toEqual([paid]);
    },
  );

  it.each(['CDW0000420', 'PLI42', '0000042'])('%s is another reference', async (reference) => {
    await choose('payer');
    const { status } = await choose('payer', paymentForm(operator.services, { reference }));
    expect(status).toBe(303);
  });

  it('the first page already says so', async () => {
    await choose('payer');
    const page = await bank.request('/test/paiement.cgi', posted(paymentForm(operator.services)));
    expect(page.status).toBe(409);
  });

  it('also of simultaneous payments', async () => {
    const answers = await Promise.all([choose('payer'), choose('payer'), choose('payer')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409]);
    expect(reports).toHaveLength(1);
  });
});

describe('P7.19 the bank takes no decision', () => {
  it.each(ways)('on an altered form, or from a page of another site (%s)', async (way) => {
    const changed = { ...paymentForm(operator.services), montant: '0.95EUR' };
    expect((await choose(way, changed)).status).toBe(400);
    expect((await choose(way, undefined, 'http://127.0.0.1:5173')).status).toBe(403);
    expect((await choose(way, undefined, 'null')).status).toBe(403);
    expect([book(), reports]).toEqual([[], []]);
  });
});

describe('P7.19 the operator does not acknowledge', () => {
  it.each([
    [
      'payer',
      () => new Response('version=2\ncdr=1\n'),
      'Son serveur a jugé le sceau faux (cdr=1).',
    ],
    ['refuser', () => new Response('', { status: 500 }), 'Son serveur a répondu 500.'],
    [
      'payer',
      () => {
        throw new TypeError('fetch failed');
      },
      'Son serveur ne répond pas.',
    ],
  ] as const)(
    '%s: the page says so, and sends the same report again',
    async (way, broken, sentence) => {
      answer = broken;
      const page = await choose(way);
      expect(page.status).toBe(502);
      const text = await page.text();
      expect(text).toContain(sentence);

      answer = acknowledged;
      operator.services.clock.jump(60);
      const again = await choose('prevenir', hiddenFieldsOf(text));
      expect(again.headers.get('location')).toBe(way === 'payer' ? success : failure);
      expect(reports).toHaveLength(2);
      expect(reports[1]).toEqual(reports[0]);
    },
  );

  it('no report is sent for a payment that did not take place', async () => {
    expect((await choose('prevenir')).status).toBe(409);
    await choose('payer');
    const cheaper = paymentForm(operator.services, { montant: '0.95EUR' });
    expect((await choose('prevenir', cheaper)).status).toBe(409);
    expect(reports).toHaveLength(1);
  });
});
