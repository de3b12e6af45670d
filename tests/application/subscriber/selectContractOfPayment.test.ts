import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { loadSubscriber } from '../../../src/application/subscriber/loadSubscriber';
import { selectContractOfPayment } from '../../../src/application/subscriber/selectContractOfPayment';
import {
  selectContract,
  selectContractFile,
} from '../../../src/application/subscriber/subscriberSlice';
import { recordSent } from '../../../src/application/payment/paymentRecords';
import { createAppStore } from '../../../src/application/store';
import { cents } from '../../../src/domain/basis/money';
import { plainDebt } from '../../../src/domain/payment/paymentRecord';
import { fakePorts } from '../../support/store/fakePorts';
import {
  aContract,
  aContractFile,
  aSubscriber,
  anUnpaidInvoice,
} from '../../support/subscriber/builders';

const owing = aContract({
  id: 1203,
  reference: '00412999',
  unpaidInvoices: [anUnpaidInvoice('B', 4760)],
});
const other = aContract({ id: 1201, reference: '00412873' });

it.each([
  ['the one that this visit paid for', 'CDW0000042', '00412999', '00412999'],
  ['the one that owes the reference', 'PLI0048213B', null, '00412999'],
  ['the selected one where neither is known', 'CDW0000043', null, '00412873'],
])('M2.28 « Reprendre le paiement » selects %s', async (_title, reference, recorded, selected) => {
  const contracts = [other, owing].map((contract) => aContractFile({ contract }));
  const access = fakePorts({ subscribers: { load: () => TE.right(aSubscriber({ contracts })) } });
  const store = createAppStore(access);
  await store.dispatch(loadSubscriber());
  store.dispatch(selectContract(0));
  if (recorded !== null) {
    const sent = { reference, amount: cents(4760) };
    recordSent(access.ports, sent, { ...plainDebt, contract: recorded });
  }
  store.dispatch(selectContractOfPayment(reference));
  expect(selectContractFile(store.getState())?.contract.reference).toBe(selected);
});
