import { sealOf, testKey } from '../../../scripts/simulators/bank/seal.ts';

/** An acknowledged write as a query, whose first column must be `wanted`. */
export interface Acknowledged {
  readonly sql: string;
  readonly value: string | number;
  readonly wanted: string | number;
}

export type Call = (method: string, path: string, body?: object) => Promise<unknown>;

/**
 * Writes once and returns the queries that must hold from then on. `number` makes each write
 * unique.
 */
export type Writer = (call: Call, number: number) => Promise<readonly Acknowledged[]>;

interface Told {
  readonly [field: string]: unknown;
}

const there = (table: string, column: string, value: string | number): Acknowledged => ({
  sql: `SELECT count(*) FROM ${table} WHERE ${column} = :value`,
  value,
  wanted: 1,
});

const letters = (number: number): string =>
  String(number).replaceAll(/\d/g, (digit) => 'ABCDEFGHJK'.charAt(Number(digit)));

const message: Writer = async (call, number) => {
  const content = `message ${number}.`;
  const email = `writer${number}@example.fr`;
  const body = { name: 'Camille', email, subject: 'CNP', content };
  await call('PUT', '/api/public/message', body);
  return [there('message', 'content', content)];
};

const signUp: Writer = async (call, number) => {
  const email = `person${number}@example.fr`;
  const body = { firstname: 'A', lastname: 'B', email, password: 'Passage2026' };
  const { status } = (await call('POST', '/api/v2/user', body)) as Told;
  return status === 'success' ? [there('account', 'email', email)] : [];
};

const fluxAndReceipt: Writer = async (call, number) => {
  const licencePlate = letters(number);
  const body = { licencePlate, truncatedPan: '497010XXXXXX1234' };
  const { tickets } = (await call('POST', '/api/v2/tickets-flux', body)) as {
    readonly tickets: readonly { readonly id: number }[];
  };
  const ids = tickets.map(({ id }) => id);
  const { receipt } = (await call('POST', '/api/v2/receipt/tickets', { ids })) as {
    readonly receipt: { readonly id: number };
  };
  return [there('ticketFlux', 'licencePlate', licencePlate), there('receipt', 'id', receipt.id)];
};

const claim: Writer = async (call, number) => {
  const identifier = refundable(number);
  const { refundObj } = (await call('GET', `/api/v2/refund/${identifier}`)) as {
    readonly refundObj: { readonly id: number };
  };
  const { status } = (await call('PUT', '/api/v2/refund/claim', { ids: [refundObj.id] })) as Told;
  if (status !== 'success') throw new Error('the refund was not claimed');
  return [there('receipt', 'identifier', identifier)];
};

const paidBadge: Writer = async (call) => {
  const order = { shippingCost: 0, nbBadge: 1, deliveryType: 'R', address: null };
  const amounts = { amountPaid: 50, bondCode: 'D04', initialLoading: 30, bailTotal: 20 };
  const body = { ...order, ...amounts };
  const { reference } = (await call('POST', '/api/private/add/contract/1201/badge', body)) as {
    readonly reference: string;
  };
  const payment = {
    TPE: '1234567',
    date: '21/11/2026_a_10:00:00',
    montant: '50.00EUR',
    reference: `CDW${reference.padStart(7, '0')}`,
    'code-retour': 'payetest',
  };
  const sealed = new URLSearchParams({ ...payment, MAC: sealOf(payment, testKey) });
  await call('POST', '/api/public/order/bank', sealed);
  const placed = there('badgeOrder', 'settledAt IS NOT NULL AND id', Number(reference));
  return [placed, there('payment', 'settledAt IS NOT NULL AND reference', payment.reference)];
};

/** The number of a ticket that the tests insert. */
export function refundable(number: number): string {
  return String(20_000_000 + number).padStart(20, '1');
}

export const writers: readonly Writer[] = [message, signUp, fluxAndReceipt, claim, paidBadge];

/** Queries for partial writes: each must find no row, however the process ended. */
export const halves: Readonly<Record<string, string>> = {
  'a receipt without its tickets or refunds': `
    SELECT id FROM receipt WHERE id > 8304 AND countTickets <>
      (SELECT count(*) FROM ticket WHERE receiptId = receipt.id) +
      (SELECT count(*) FROM refund WHERE receiptId = receipt.id)`,
  'a claimed refund without its receipt, or a receipt without its claim': `
    SELECT id FROM refund WHERE accountId = 1 AND (claimedAt IS NULL) <> (receiptId IS NULL)`,
  'a claimed refund without its transfer': `
    SELECT refund.id FROM refund JOIN cashTicket USING (identifier)
    WHERE (claimedAt IS NULL) <> (cashTicket.data ->> '$.payment' IS NULL)`,
  'a linked card without its four passages': `
    SELECT id FROM ticketFlux WHERE id > 6102 AND 4 <>
      (SELECT count(*) FROM ticket WHERE fluxId = ticketFlux.id)`,
  'a new account without its activation link': `
    SELECT id FROM account WHERE email LIKE 'person%' AND
      (NOT EXISTS (SELECT 1 FROM mailToken WHERE accountId = account.id) OR
       NOT EXISTS (SELECT 1 FROM mail WHERE recipient = account.email) OR passwordHash IS NULL)`,
  'a message without its two mails': `
    SELECT id FROM message WHERE 2 <>
      (SELECT count(*) FROM mail WHERE mail.body LIKE '%' || message.content || '%')`,
  'a settled payment without its order, or an order without its payment': `
    SELECT id FROM badgeOrder WHERE kind = 'extra' AND (settledAt IS NOT NULL) <>
      EXISTS (SELECT 1 FROM payment WHERE settledAt IS NOT NULL AND
        reference = 'CDW' || substr('0000000' || badgeOrder.id, -7))`,
  'unpaid badges, or missing paid ones': `
    SELECT 1 WHERE
      (SELECT count(*) FROM badge WHERE contractId = 1201) <>
      6 + (SELECT count(*) FROM badgeOrder WHERE kind = 'extra' AND settledAt IS NOT NULL)`,
};
