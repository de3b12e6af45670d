import { describe, expect, it } from 'vitest';
import { withBadges, withoutUnpaid } from '../../src/domain/afterPayment';
import { cents } from '../../src/domain/money';
import { aBadge, aContract, aContractFile, aSubscriber } from '../support/builders';

const unpaid = (letter: string) => ({
  total: cents(4760),
  invoiceNumbers: ['202610412'],
  paymentReference: '0048213',
  letter,
});

const subscriber = aSubscriber({
  contracts: [
    aContractFile({ contract: aContract({ unpaidInvoices: [unpaid('A'), unpaid('B')] }) }),
    aContractFile({ contract: aContract({ id: 1202, unpaidInvoices: [unpaid('C')] }) }),
  ],
});

describe('after a payment', () => {
  it('M7.12 each contract has the badges of its own position, none where the list is short', () => {
    const added = [aBadge({ id: 1 }), aBadge({ id: 2 })];
    const { contracts } = withBadges(subscriber, [added]);
    expect(contracts.map(({ badges }) => badges)).toEqual([added, []]);
    expect(contracts.map(({ contract }) => contract)).toEqual(
      subscriber.contracts.map(({ contract }) => contract),
    );
  });

  it('M2.20 the entry that was settled is due no more, the others are', () => {
    const { contracts } = withoutUnpaid(subscriber, 'PLI0048213B');
    expect(contracts.map(({ contract }) => contract.unpaidInvoices)).toEqual([
      [unpaid('A')],
      [unpaid('C')],
    ]);
  });

  it.each(['CDW0000042', '0048213B', ''])('« %s » settles no invoice', (reference) => {
    expect(withoutUnpaid(subscriber, reference)).toEqual(subscriber);
  });
});
