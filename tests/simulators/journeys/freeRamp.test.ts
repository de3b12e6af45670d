import { describe, expect, it } from 'vitest';
import type {
  BankAccountsAnswer,
  CashTicket,
  Receipt,
  Refund,
  Ticket,
} from '../../../generated/api.ts';
import { pdfText } from '../freeRamp/pdfText.ts';
import { cash, dataOf } from '../freeRamp/freeRampData.ts';
import { requestExample } from '../support/examples.ts';
import type { OperatorAnswer } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';

const operator = operatorForEachTest();

const hour = 3_600;

async function lookUp(identifier: string): Promise<CashTicket> {
  return (await operator.send('lookUpCashTicket', { body: { identifier } })).body as CashTicket;
}

async function print(path: string | undefined): Promise<string> {
  const response = await operator.fetch(path ?? '/');
  return pdfText({ status: response.status, body: new Uint8Array(await response.arrayBuffer()) });
}

/** A new account, activated by the link of its mail; returns its token. */
async function newAccount(): Promise<string> {
  const person = { email: 'nadia.zeroual@example.fr', password: 'Calanque13' };
  await operator.send('signUp', { body: { ...person, firstname: 'Nadia', lastname: 'Zeroual' } });
  const token = operator.mails.at(-1)?.link?.split('/').at(-1);
  await operator.send('activateAccount', { body: { token } });
  return operator.signIn(person.email, person.password);
}

async function list(
  operationId: 'listRefunds' | 'listReceipts' | 'listTickets' | 'listTicketFluxes',
  token: string,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const query = { startDate: '2026-11-01 00:00:00', endDate: '2026-11-30 23:59:59' };
  const asked = operationId === 'listTickets' ? { token, query } : { token };
  return dataOf(await operator.send(operationId, asked));
}

describe('P2.40 a visitor has a cash ticket refunded', () => {
  it('looks it up, gives bank details, gets the receipt and the transfer, once only', async () => {
    const identifier = cash.refundable;
    expect(await lookUp(identifier)).toMatchObject({ refund: 3.2, payment: null });
    const body = { ...requestExample('requestRefund'), identifier };
    const asked = (await operator.send('requestRefund', { body })).body;
    const { id } = asked as { readonly id: number };
    const made = await operator.send('createRefundReceipt', {
      path: { id },
      body: { transactions: [identifier] },
    });
    const { path } = made.body as { readonly path: string };
    expect(await print(path)).toMatch(/Dont remboursé\s+3,20 €/);

    const { refundObj } = await lookUp(identifier);
    expect(refundObj).toMatchObject({ id, claimed: true, receipt: { path } });
    operator.services.clock.jump(5 * 24 * hour);
    expect((await lookUp(identifier)).payment).not.toBeNull();
    expect((await operator.send('requestRefund', { body })).body).toMatchObject({
      status: 'error',
    });
  });
});

describe('P4.21 a person with an account has cash tickets refunded', () => {
  const identifiers = [cash.refundable, cash.alsoRefundable] as const;
  const claim = (ids: readonly number[], token: string): Promise<OperatorAnswer> =>
    operator.send('claimRefunds', { token, body: { ids } });

  it('searches them, saves an IBAN, claims both and downloads the single receipt', async () => {
    const { token } = operator;
    const bank = (await operator.send('listBankAccounts', { token })).body as BankAccountsAnswer;
    for (const { id } of bank.data) {
      await operator.send('removeBankAccount', { token, path: { id } });
    }
    const ids: number[] = [];
    for (const identifier of identifiers) {
      const { body } = await operator.send('findRefund', { token, path: { identifier } });
      ids.push((body as { readonly refundObj: Refund }).refundObj.id);
    }
    expect((await claim(ids, token)).body).toMatchObject({ status: 'error' });
    await operator.send('saveBankAccount', { token, body: requestExample('saveBankAccount') });
    const { receipt } = (await claim(ids, token)).body as { readonly receipt: Receipt };
    expect(receipt.countTickets).toBe(2);
    expect(await print(receipt.path)).toMatch(/Dont remboursé\s+9,10 €/);

    const refunds = (await list('listRefunds', token)) as unknown as readonly Refund[];
    expect(refunds.filter(({ id }) => ids.includes(id))).toMatchObject([
      { claimed: true, receipt: { path: receipt.path } },
      { claimed: true, receipt: { path: receipt.path } },
    ]);
    expect((await list('listReceipts', token))[0]).toEqual(receipt);
    expect((await claim(ids, token)).body).toMatchObject({ status: 'error' });
    const body = { ...requestExample('requestRefund'), identifier: cash.refundable };
    expect((await operator.send('requestRefund', { body })).body).toMatchObject({
      status: 'error',
    });
  });
});

describe('P4.26 a person links a card and creates a receipt of its tickets', () => {
  it('from the sign-up to the PDF', async () => {
    const token = await newAccount();
    const body = requestExample('addTicketFlux');
    const linked = (await operator.send('addTicketFlux', { token, body })).body;
    const { tickets } = linked as { readonly tickets: readonly Ticket[] };
    expect(await list('listTickets', token)).toEqual(tickets);
    const made = await operator.send('createTicketReceipt', {
      token,
      body: { ids: tickets.map(({ id }) => id) },
    });
    const { receipt } = made.body as { readonly receipt: Receipt };
    const total = tickets.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    const text = await print(receipt.path);
    expect(text).toContain(`${(total / 100).toFixed(2).replace('.', ',')} €`);
    for (const { startName, endName } of tickets) {
      expect(text).toContain(`${startName} – ${endName}`);
    }
    expect(await list('listReceipts', token)).toEqual([receipt]);
    expect(await list('listTickets', token)).toMatchObject(tickets.map(() => ({ receipt })));
  });

  it('P9.12 and three days later sees more tickets, without a receipt', async () => {
    const token = await newAccount();
    const body = requestExample('addTicketFlux');
    await operator.send('addTicketFlux', { token, body });
    const before = (await list('listTickets', token)).length;
    operator.services.clock.jump(72 * hour);
    const later = await operator.signIn('nadia.zeroual@example.fr', 'Calanque13');
    const tickets = await list('listTickets', later);
    expect(tickets.length).toBeGreaterThan(before);
    expect(tickets[0]).toMatchObject({ receipt: null });
    const [{ id } = { id: 0 }] = await list('listTicketFluxes', later);
    await operator.send('removeTicketFlux', { token: later, path: { id: Number(id) } });
    expect(await list('listTickets', later)).toEqual([]);
  });
});
