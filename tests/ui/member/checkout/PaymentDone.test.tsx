import { cleanup, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { parsePaidReference } from '../../../../src/domain/payment/paidReference';
import { cents } from '../../../../src/domain/basis/money';
import { plainDebt } from '../../../../src/domain/payment/paymentRecord';
import { PaymentDone } from '../../../../src/ui/member/checkout/PaymentDone';
import { renderInMantine } from '../../../support/browser/renderInMantine';
import {
  aContract,
  aContractFile,
  anUnpaidInvoice,
  aSubscriber,
} from '../../../support/subscriber/builders';
import { enterMember, portsOf } from '../../../support/subscriber/enterMember';

afterEach(cleanup);

const reference = 'PLI0048213B';

it.each([
  ['with nothing left to pay', '00412873', 0, /^Il ne reste rien à régler sur ce contrat/],
  ['with another debt', '00412873', 1250, /^Ils restent suspendus\s: 12,50\s€ à régler/],
  ['that this visit does not know', null, 0, /^Ils sont réactivés dès qu'il ne reste plus rien/],
])(
  'M2.20 after the payment of an invoice of a contract %s: the state of its badges',
  async (...row) => {
    const [, contract, left, said] = row;
    // The account may still list what was just paid.
    const debts = [anUnpaidInvoice('B', 4760), anUnpaidInvoice('C', left)];
    const own = aContractFile({ contract: aContract({ unpaidInvoices: debts }) });
    const other = aContractFile({
      contract: aContract({ id: 2, reference: 'C2', unpaidInvoices: [anUnpaidInvoice('D', 300)] }),
    });
    const access = portsOf(aSubscriber({ contracts: [other, own] }));
    const record = { ...plainDebt, reference, contract, owner: null, amount: cents(4760) };
    access.browser.paymentRecords.write([
      { ...record, confirmedAt: null, attempt: null, isUnsettled: false },
    ]);
    const store = await enterMember(access);
    const paid = parsePaidReference('invoice', reference);
    if (paid === null) throw new Error('a reference was expected');
    renderInMantine(
      <Provider store={store}>
        <MemoryRouter>
          <PaymentDone type="invoice" reference={paid} isFree={false} />
        </MemoryRouter>
      </Provider>,
    );
    expect(screen.getByText(said)).toBeTruthy();
  },
);
