import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { httpBankAccountGateway } from '../../../../src/adapters/http/bank/HttpBankAccountGateway';
import { httpReceiptGateway } from '../../../../src/adapters/http/freeRamp/HttpReceiptGateway';
import { httpRefundGateway } from '../../../../src/adapters/http/freeRamp/HttpRefundGateway';
import { httpTicketGateway } from '../../../../src/adapters/http/freeRamp/HttpTicketGateway';
import type { RefundRequest } from '../../../../src/application/ports/freeRamp/RefundGateway';
import type { NewBankAccount } from '../../../../src/domain/bank/bankAccount';
import { refundStatus } from '../../../../src/domain/freeRamp/refund';
import type { CardLink } from '../../../../src/domain/freeRamp/ticketCard';
import { ticketPeriodBounds } from '../../../../src/domain/freeRamp/ticketPeriodBounds';
import { atParis } from '../../../support/basis/atParis';
import { today } from '../../../support/store/fakePorts';
import {
  aBankAccount,
  aCard,
  aFoundTicket,
  anIdentifier,
  aReceipt,
  aRefund,
} from '../../../support/freeRamp/freeRamp';
import { answeringClient } from '../../../support/http/answeringClient';

const api = () => answeringClient();

async function nominal<A>(task: TE.TaskEither<unknown, A>): Promise<A> {
  const result = await task();
  if (E.isLeft(result)) throw new Error(JSON.stringify(result.left));
  return result.right;
}

describe('the nominal examples of the free ramp, in the terms of the domain', () => {
  it('P3.7, P4.15 four refunds show the three statuses, amounts in cents', async () => {
    const { items: refunds } = await nominal(httpRefundGateway(api()).list());
    expect(refunds.map((refund) => [refund.id, refund.amount, refundStatus(refund)])).toEqual([
      [7404, 590, 'notRefunded'],
      [7401, 320, 'notRefunded'],
      [7402, 270, 'refunded'],
      [7403, 0, 'notRefundable'],
    ]);
    expect(refunds.map(({ receipt }) => receipt)).toEqual([
      ...[null, null, '/api/v2/receipt/transaction/20261030181200120047', null],
    ]);
  });

  it('P3.8, P7.23 a visitor finds a ticket that may be refunded, its trip and its amount', async () => {
    expect(await nominal(httpRefundGateway(api()).lookUp(anIdentifier))).toEqual(aFoundTicket());
  });

  it('P7.24 an account finds it with the refund that it may claim', async () => {
    expect(await nominal(httpRefundGateway(api()).lookUpForAccount(anIdentifier))).toEqual(
      aFoundTicket({ trip: null, toll: null, lane: null, paid: null, refund: aRefund() }),
    );
  });

  it('P7.27, P7.26 a visitor requests the refund and gets the receipt; both have the ticket', async () => {
    const gateway = httpRefundGateway(api());
    const requested = await nominal(
      gateway.request({
        ...{ identifier: anIdentifier, lastname: 'Durand', firstname: 'Camille', amount: 320 },
        ...{ email: 'a@example.fr', iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP' },
      } as RefundRequest),
    );
    expect(requested).toEqual({ id: 7501, identifier: anIdentifier });
    expect(await nominal(gateway.makeReceipt(requested))).toBe(
      `/api/v2/receipt/transaction/${anIdentifier}`,
    );
    expect(await nominal(gateway.findIdentifier(7501))).toBe(anIdentifier);
  });

  it("P4.23 a claim has one receipt and the server's sentence", async () => {
    expect(await nominal(httpRefundGateway(api()).claim([7401]))).toEqual({
      receipt: aReceipt({ id: 8306, createdAt: atParis('2026-11-21T09:00'), ticketCount: 1 }),
      sentence: 'Votre remboursement a bien été pris en compte.',
    });
  });

  it('P3.6 three receipts, and the one created from three tickets', async () => {
    const gateway = httpReceiptGateway(api());
    const { items: receipts } = await nominal(gateway.list());
    expect(receipts.map(({ id, ticketCount }) => [id, ticketCount])).toEqual([
      ...[
        [8304, 2],
        [8302, 1],
        [8301, 4],
      ],
    ]);
    expect(await nominal(gateway.makeFromTickets([9108, 9107, 9105]))).toMatchObject({
      id: 8305,
      ticketCount: 3,
    });
  });

  it('P3.5 six tickets, two of them on a receipt, amounts in cents', async () => {
    const gateway = httpTicketGateway(api());
    const { items: tickets } = await nominal(gateway.list(ticketPeriodBounds('last7Days', today)));
    expect(tickets.map(({ id, amount, receipt }) => [id, amount, receipt?.id ?? null])).toEqual([
      [9108, 320, null],
      [9107, 320, null],
      [9106, 270, null],
      [9105, 590, null],
      [9104, 320, 8304],
      [9103, 320, 8304],
    ]);
    expect(tickets[0]).toMatchObject({ start: 'Prado', end: 'Carénage', plate: 'AB123CD' });
  });

  it('P3.4 two linked cards; a further one has the tickets that were found', async () => {
    const gateway = httpTicketGateway(api());
    const { items } = await nominal(gateway.listCards());
    const [first, second] = items;
    expect(first).toEqual(aCard());
    expect(second).toMatchObject({ id: 6102, plate: 'EF456GH', lastDigits: '0077' });
    const linked = await nominal(
      gateway.linkCard({ plate: 'GH789JK', pan: '497010XXXXXX1234' } as CardLink),
    );
    expect(linked.card).toMatchObject({ id: 6103, plate: 'GH789JK', lastDigits: '1234' });
    expect(linked.tickets.map(({ id }) => id)).toEqual([9202, 9201]);
    await nominal(gateway.unlinkCard(6101));
  });

  it('P3.3 the bank account, found, saved and deleted', async () => {
    const gateway = httpBankAccountGateway(api());
    const { beneficiary, iban, bic } = aBankAccount();
    expect(await nominal(gateway.find())).toEqual(aBankAccount());
    expect(await nominal(gateway.save({ beneficiary, iban, bic } as NewBankAccount))).toEqual(
      aBankAccount(),
    );
    await nominal(gateway.remove(4101));
  });
});
