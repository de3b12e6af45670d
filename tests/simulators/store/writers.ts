import { sealOf, testKey } from '../../../scripts/simulators/bank/seal.ts';
import { camille, password } from '../support/operator.ts';

/** An acknowledged write as a query that must count one row. */
export type Acknowledged = string;

export type Call = (
  method: string,
  path: string,
  body: object,
) => Promise<Readonly<Record<string, unknown>>>;

/**
 * Writes once and returns the queries that must hold from then on. `number` makes each write
 * unique.
 */
export type Writer = (call: Call, number: number) => Promise<readonly Acknowledged[]>;

/** Calls to a served operator, signed in as Camille. */
export async function callsTo(url: string): Promise<Call> {
  let token = '';
  const call: Call = async (method, path, body) => {
    const isForm = body instanceof URLSearchParams;
    const response = await fetch(url + path, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(isForm ? {} : { 'Content-Type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return isForm ? {} : (JSON.parse(text) as Readonly<Record<string, unknown>>);
  };
  token = String((await call('POST', '/api/private/login', { email: camille, password }))['token']);
  return call;
}

const rowOf = (table: string, condition: string): Acknowledged =>
  `SELECT count(*) AS count FROM ${table} WHERE ${condition}`;

const cardAndReceipt: Writer = async (call, number) => {
  const digit = (one: string): string => 'ABCDEFGHJK'.charAt(Number(one));
  const licencePlate = String(number).replaceAll(/\d/g, digit);
  const card = { licencePlate, truncatedPan: '497010XXXXXX1234' };
  const { tickets } = await call('POST', '/api/v2/tickets-flux', card);
  const ids = (tickets as readonly { readonly id: number }[]).map(({ id }) => id);
  const { receipt } = await call('POST', '/api/v2/receipt/tickets', { ids });
  const { id } = receipt as { readonly id: number };
  return [rowOf('ticketFlux', `licencePlate = '${licencePlate}'`), rowOf('receipt', `id = ${id}`)];
};

const paidBadge: Writer = async (call) => {
  const order = { shippingCost: 0, nbBadge: 1, deliveryType: 'R', address: null };
  const amounts = { amountPaid: 50, bondCode: 'D04', initialLoading: 30, bailTotal: 20 };
  const path = '/api/private/add/contract/1201/badge';
  const { reference } = await call('POST', path, { ...order, ...amounts });
  const payment = {
    TPE: '1234567',
    date: '21/11/2026_a_10:00:00',
    montant: '50.00EUR',
    reference: `CDW${String(reference).padStart(7, '0')}`,
    'code-retour': 'payetest',
  };
  const sealed = new URLSearchParams({ ...payment, MAC: sealOf(payment, testKey) });
  await call('POST', '/api/public/order/bank', sealed);
  return [
    rowOf('badgeOrder', `settledAt IS NOT NULL AND id = ${String(reference)}`),
    rowOf('payment', `settledAt IS NOT NULL AND reference = '${payment.reference}'`),
  ];
};

export const writers: readonly Writer[] = [cardAndReceipt, paidBadge];

/** Queries for partial writes: each must find no row, however the process ended. */
export const halves = [
  `SELECT 'a receipt without its tickets' FROM receipt WHERE id > 8304 AND countTickets <>
    (SELECT count(*) FROM ticket WHERE receiptId = receipt.id)`,
  `SELECT 'a linked card without its four passages' FROM ticketFlux WHERE id > 6102 AND 4 <>
    (SELECT count(*) FROM ticket WHERE fluxId = ticketFlux.id)`,
  `SELECT 'a payment without its order, or an order without its payment' FROM badgeOrder
    WHERE kind = 'extra' AND (settledAt IS NOT NULL) <>
      EXISTS (SELECT 1 FROM payment WHERE settledAt IS NOT NULL AND
        reference = 'CDW' || substr('0000000' || badgeOrder.id, -7))`,
  `SELECT 'unpaid badges, or missing paid ones' WHERE
    (SELECT count(*) FROM badge WHERE contractId = 1201) <>
    6 + (SELECT count(*) FROM badgeOrder WHERE kind = 'extra' AND settledAt IS NOT NULL)`,
];
