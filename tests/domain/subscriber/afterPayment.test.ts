import { describe, expect, it } from 'vitest';
import { withBadges, withoutUnpaid } from '../../../src/domain/subscriber/afterPayment';
import { formatInvoicePaymentReference } from '../../../src/domain/invoice/invoicePaymentReference';
import { formatOrderReference } from '../../../src/domain/payment/orderReference';
import {
  aBadge,
  aContract,
  aContractFile,
  anUnpaidInvoice,
  aSubscriber,
} from '../../support/subscriber/builders';
import { wholeList } from '../../support/basis/wholeList';

const subscriber = aSubscriber({
  contracts: [
    aContractFile({
      contract: aContract({ unpaidInvoices: [anUnpaidInvoice('A'), anUnpaidInvoice('B')] }),
    }),
    aContractFile({ contract: aContract({ id: 1202, unpaidInvoices: [anUnpaidInvoice('C')] }) }),
  ],
});

describe('after a payment', () => {
  it('M7.12 each contract has the badges of its own position, none where the list is short', () => {
    const added = [aBadge({ id: 1 }), aBadge({ id: 2 })];
    const { contracts } = withBadges(subscriber, [wholeList(...added)]);
    expect(contracts.map(({ badges }) => badges)).toEqual([added, []]);
    expect(contracts.map(({ contract }) => contract)).toEqual(
      subscriber.contracts.map(({ contract }) => contract),
    );
  });

  it('P7.2 only the unreadable badges are counted anew', () => {
    const unreadable = { invoices: 2, badges: 3, amendments: 1 };
    const before = aSubscriber({ contracts: [aContractFile({ unreadable })] });
    const { contracts } = withBadges(before, [{ items: [], unreadable: 4 }]);
    expect(contracts.map((file) => file.unreadable)).toEqual([{ ...unreadable, badges: 4 }]);
  });

  it('P7.2 a contract that could not be read stays as it is', () => {
    const unread = { ...aContractFile(), contract: null };
    const before = aSubscriber({ contracts: [unread, ...subscriber.contracts] });
    const { contracts } = withoutUnpaid(before, formatInvoicePaymentReference('0048213', 'B'));
    expect(contracts[0]).toEqual(unread);
    expect(contracts[1]?.contract?.unpaidInvoices).toEqual([anUnpaidInvoice('A')]);
  });

  it('M2.20 the paid entry is no longer due, the others are', () => {
    const { contracts } = withoutUnpaid(subscriber, formatInvoicePaymentReference('0048213', 'B'));
    expect(contracts.map(({ contract }) => contract?.unpaidInvoices)).toEqual([
      [anUnpaidInvoice('A')],
      [anUnpaidInvoice('C')],
    ]);
  });

  it.each([formatOrderReference(42), formatInvoicePaymentReference('0048213', 'D')])(
    '%s pays none of them',
    (reference) => {
      expect(withoutUnpaid(subscriber, reference)).toEqual(subscriber);
    },
  );
});
