import { beforeEach, expect, it } from 'vitest';
import { readContract } from '../../../scripts/contract/readContract.ts';
import { bankPages } from '../../../scripts/simulators/bank/bankPages.ts';
import { sealIsRight, testKey } from '../../../scripts/simulators/bank/seal.ts';
import { compilerFor } from '../../../scripts/simulators/http/contractChecks.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { failure, paymentForm, posted, success, type Fields } from './paymentForm.ts';

const compile = compilerFor(await readContract());
const isBankCallback = compile({ $ref: '#/components/schemas/BankCallback' });

const acknowledged = (): Response => new Response('version=2\ncdr=0\n');
const unavailable = (): Response => new Response('', { status: 500 });

const operator = operatorForEachTest();
let answer: () => Response;
/** What the bank sent to the operator. */
let reports: Fields[];
let bank: ReturnType<typeof bankPages>;

beforeEach(() => {
  answer = acknowledged;
  reports = [];
  bank = bankPages(operator.services, async (_, init) => {
    reports.push(Object.fromEntries(new URLSearchParams(init?.body as string)));
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
    .rows<object>('SELECT reference, cents, outcome FROM cardPayment')
    .map((row) => ({ ...row }));
}

const order = { reference: 'CDW0000042', cents: 9525 };

it.each([
  ['abandonner', failure, 'abandoned', []],
  ['refuser', failure, 'refused', [{ 'code-retour': 'Annulation', montant: '95.25EUR' }]],
  ['payer', success, 'paid', [{ 'code-retour': 'payetest', montant: '95.25EUR' }]],
] as const)('P7.19 %s: a sealed report, and the way back', async (way, back, outcome, sent) => {
  expect((await choose(way)).headers.get('location')).toBe(back);
  expect(book()).toEqual([{ ...order, outcome }]);
  expect(reports).toMatchObject(sent);
  for (const report of reports) {
    expect(isBankCallback(report)).toBe(true);
    expect(sealIsRight(report, testKey)).toBe(true);
  }
});

it('P4.35 a refused payment can be paid later', async () => {
  await choose('refuser');
  expect((await choose('payer')).headers.get('location')).toBe(success);
  expect(book()).toEqual([{ ...order, outcome: 'paid' }]);
});

it.each(['payer', 'refuser', 'abandonner'] as const)(
  'P9.5 a reference is paid once, also with another amount or spelling (%s)',
  async (way) => {
    await choose('payer');
    for (const change of [{}, { montant: '1.00EUR' }, { reference: 'CDW42' }]) {
      const again = await choose(way, paymentForm(operator.services, change));
      expect(again.status).toBe(409);
      expect(await again.text()).toContain('Cette référence est déjà payée.');
    }
    expect(reports).toHaveLength(1);
    expect(book()).toEqual([{ ...order, outcome: 'paid' }]);
    const reference = 'CDW0000420';
    expect((await choose(way, paymentForm(operator.services, { reference }))).status).toBe(303);
  },
);

it('P9.5 of simultaneous payments one is accepted', async () => {
  const answers = await Promise.all([choose('payer'), choose('payer'), choose('payer')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409]);
  expect(reports).toHaveLength(1);
});

it.each(ways)('an altered form or a page of another site decides nothing (%s)', async (way) => {
  const changed = { ...paymentForm(operator.services), montant: '0.95EUR' };
  expect((await choose(way, changed)).status).toBe(400);
  expect((await choose(way, undefined, 'http://127.0.0.1:5173')).status).toBe(403);
  expect((await choose(way, undefined, 'null')).status).toBe(403);
  expect([book(), reports]).toEqual([[], []]);
});

it.each([
  ['payer', () => new Response('version=2\ncdr=1\n'), success],
  ['refuser', unavailable, failure],
] as const)(
  'P7.19 a report that is not acknowledged is sent again unchanged (%s)',
  async (way, broken, back) => {
    const fields = paymentForm(operator.services);
    answer = broken;
    expect((await choose(way, fields)).status).toBe(502);
    answer = acknowledged;
    operator.services.clock.jump(60);
    const again = await choose('prevenir', fields);
    expect(again.headers.get('location')).toBe(back);
    expect(reports).toHaveLength(2);
    expect(reports[1]).toEqual(reports[0]);
  },
);

it('no report is sent of a payment that did not take place', async () => {
  expect((await choose('prevenir')).status).toBe(409);
  await choose('payer');
  const cheaper = paymentForm(operator.services, { montant: '0.95EUR' });
  expect((await choose('prevenir', cheaper)).status).toBe(409);
  expect(reports).toHaveLength(1);
});
