import { expect, it } from 'vitest';
import type { OperationId } from '../../../scripts/simulators/http/operationTypes.ts';
import { answerExample, requestExample } from '../support/examples.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';

const operator = operatorForEachTest();

type Sent = Readonly<Record<'body' | 'path' | 'query', object>>;
type Row = readonly [operationId: OperationId, example: string, sent: Partial<Sent>];

const passages = requestExample('listPassages');
const notice = requestExample('retrieveNotice');
const tickets = {
  nominal: '20261108071500120031',
  alreadyRefunded: '20261030181200120047',
  notRefundable: '20261012094000120058',
  directlyFinal: '20261112082000120063',
  notFound: '20260101000000000000',
};

const rows: readonly Row[] = [
  ['loadSubscriber', 'nominal', {}],
  ['listBadges', 'nominal', {}],
  ['listPassages', 'nominal', { body: passages }],
  ['listPassages', 'secondPage', { body: { ...passages, page: 2 } }],
  ['exportPassages', 'nominal', { body: requestExample('exportPassages') }],
  ['retrieveNotice', 'nominal', { body: notice }],
  ['retrieveNotice', 'closed', { body: { ...notice, reference: '26061203' } }],
  ['retrieveNotice', 'closed', { body: { ...notice, reference: ' ap 2608114 ' } }],
  ['retrieveNotice', 'notFound', { body: { ...notice, numberplate: 'AB123CE' } }],
  ['retrieveOrder', 'nominal', { body: { reference: '42' } }],
  ['retrieveOrder', 'professional', { body: { reference: '0000043' } }],
  ['retrieveOrder', 'locker', { body: { reference: '44' } }],
  ['findOrderReference', 'nominal', { body: { reference: '42' } }],
  ['listRefunds', 'nominal', {}],
  ['listReceipts', 'nominal', {}],
  ['listTicketFluxes', 'nominal', {}],
  ['listBankAccounts', 'nominal', {}],
  [
    'listTickets',
    'nominal',
    { query: { startDate: '2026-11-14 00:00:00', endDate: '2026-11-21 23:59:59' } },
  ],
  ...Object.entries(tickets).flatMap(([example, identifier]): readonly Row[] => [
    ['lookUpCashTicket', example, { body: { identifier } }],
    ['findRefund', example, { path: { identifier } }],
  ]),
];

it.each(rows)("%s answers as in the contract's example: %s", async (operationId, example, sent) => {
  const { token } = operator;
  const { body } = await operator.send(operationId, { ...sent, token } as object);
  expect(body).toEqual(answerExample(operationId, example));
});
