import { afterAll, expect, it } from 'vitest';
import type { ContractDocument } from '../../../scripts/contract/document.ts';
import { compilerFor } from '../../../scripts/simulators/http/contractChecks.ts';
import { toCents } from '../../../scripts/simulators/rules/money.ts';
import { contractExamples } from '../../../scripts/simulators/seed/contractExamples.ts';
import { seedStore } from '../../../scripts/simulators/seed/seedStore.ts';
import { openStore } from '../../../scripts/simulators/store/database.ts';
import { settingsOf } from '../../../scripts/simulators/world/settings.ts';
import { document, numberOf, openSeededStore, examplesNow } from './openSeededStore.ts';

const store = openSeededStore();
const examples = contractExamples(document, (at) => at);
const { user } = examples.answer('loadSubscriber', 'nominal');

afterAll(() => store.close());

const parsed = (sql: string): readonly unknown[] =>
  store.rows<{ data: string }>(sql).map(({ data }): unknown => JSON.parse(data));

it('M7.11 the subscriber has the contracts, badges, invoices and history of the example', () => {
  expect(parsed('SELECT data FROM contract WHERE accountId = 1 ORDER BY id')).toEqual(
    user.contracts,
  );
  user.contracts.forEach(({ id }, index) => {
    const badges = `SELECT data FROM badge WHERE contractId = ${id} ORDER BY id`;
    expect(parsed(badges)).toEqual(user.badges?.[index]);
    const invoices = store.rows<{ noInvoice: string; cents: number; createdAt: number }>(
      'SELECT * FROM invoice WHERE contractId = :id ORDER BY createdAt DESC',
      { id },
    );
    expect(
      invoices.map(({ noInvoice, cents, createdAt }) => [noInvoice, cents, createdAt]),
    ).toEqual(
      user.invoices?.[index]?.map(({ noInvoice, amountIT, creationDate }) => [
        noInvoice,
        toCents(amountIT),
        creationDate.timestamp,
      ]),
    );
    expect(numberOf(store, 'SELECT count(*) FROM amendment WHERE contractId = :id', { id })).toBe(
      user.contractsAmendments?.[index]?.length,
    );
  });
});

it('M7.13 the 160 passages of both pages are there', () => {
  const passages = store.rows<{ id: number; at: number; badgeReference: string; cents: number }>(
    `SELECT passage.id, at, badgeReference, cents FROM passage
     JOIN badge ON badge.id = badgeId JOIN contract ON contract.id = passage.contractId
     WHERE accountId = 1 ORDER BY at DESC, passage.id DESC`,
  );
  const expected = ['nominal', 'secondPage'].flatMap(
    (page) => examples.answer('listPassages', page).passages,
  );
  expect(expected).toHaveLength(160);
  expect(passages).toEqual(
    expected.map(({ id, creationDate, badgeReference, amount }) => ({
      id,
      at: creationDate.timestamp,
      badgeReference,
      cents: toCents(amount),
    })),
  );
});

it('P7.27 every refund has its cash ticket, with the same amount and time', () => {
  const refunds = store.rows<{ identifier: string; cents: number; ticketAt: number; data: string }>(
    'SELECT * FROM refund JOIN cashTicket USING (identifier)',
  );
  expect(refunds).toHaveLength(4);
  for (const { cents, ticketAt, data } of refunds) {
    const ticket = JSON.parse(data) as { refund: number; date: { timestamp: number } };
    expect(toCents(ticket.refund)).toBe(cents);
    expect(ticket.date.timestamp).toBe(ticketAt);
  }
});

it('P4.23 a claimed refund has its receipt', () => {
  expect(numberOf(store, 'SELECT count(*) FROM refund WHERE claimedAt IS NOT NULL')).toBe(1);
  expect(
    numberOf(store, 'SELECT count(*) FROM refund WHERE (claimedAt IS NULL) <> (receiptId IS NULL)'),
  ).toBe(0);
});

it('P7.26 a receipt has the count of its tickets or refunds', () => {
  const receipts = store.rows<{ countTickets: number; tickets: number; refunds: number }>(
    `SELECT countTickets,
       (SELECT count(*) FROM ticket WHERE receiptId = receipt.id) AS tickets,
       (SELECT count(*) FROM refund WHERE receiptId = receipt.id) AS refunds
     FROM receipt`,
  );
  expect(receipts).toHaveLength(3);
  for (const { countTickets, tickets, refunds } of receipts) {
    expect(tickets + refunds).toBe(countTickets);
  }
});

it('P4.7 the paid notice has a number of its own', () => {
  expect(store.rows('SELECT reference FROM notice ORDER BY reference')).toEqual([
    { reference: '26061203' },
    { reference: '26104001' },
    { reference: '26104887' },
    { reference: '26105120' },
    { reference: '26105131' },
    { reference: '26105132' },
  ]);
});

it.each(['nominal', 'professional', 'locker'])(
  'P7.16 the order of the example %s equals its request',
  (name) => {
    const { order, contract } = examples.answer('retrieveOrder', name);
    const row = store.row<{ data: string; email: string; cents: number }>(
      'SELECT * FROM badgeOrder WHERE id = :id',
      { id: Number(order.reference) },
    );
    const request = JSON.parse(row?.data ?? '{}') as ReturnType<
      typeof examples.request<'addOrder'>
    >;
    expect(row?.email).toBe(contract.user.email);
    expect(row?.cents).toBe(toCents(request.amountPaid));
    expect(request).toMatchObject({
      nbBadge: order.quantity,
      deliveryType: order.deliveryType,
      subscription: contract.category,
      corAddress: contract.corAddress,
      iban: contract.iban,
      needPostalSend: contract.detailedInvoice,
    });
  },
);

it('P7.2 the public data and the social posts are those of the examples', () => {
  const settings = settingsOf(store);
  expect(settings.read('publicData')).toEqual(examples.answer('loadPublicData', 'nominal'));
  expect(examples.answer('listPosts', 'nominal').data).toEqual(
    examples.answer('loadPublicData', 'nominal').posts,
  );
  expect(settings.read('socialPosts')).toEqual(examples.answer('listSocialPosts', 'nominal').posts);
});

it.each([
  ['Contract', 'contract'],
  ['Badge', 'badge'],
  ['Notice', 'notice'],
  ['CashTicket', 'cashTicket'],
  ['OrderRequest', 'badgeOrder'],
])('each seeded %s fits the contract', (schema, table) => {
  const validate = compilerFor(document)({ $ref: `#/components/schemas/${schema}` });
  const all = parsed(`SELECT data FROM ${table}`);
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter((one) => !validate(one))).toEqual([]);
});

it('a contract without a needed example cannot be seeded', () => {
  const { '/api/v2/refund': _refund, ...paths } = document.paths;
  const poorer: ContractDocument = { ...document, paths };
  expect(() =>
    openStore(':memory:', (empty) => {
      seedStore(empty, poorer, { now: examplesNow, withCompany: false });
    }),
  ).toThrow('listRefunds');
});
