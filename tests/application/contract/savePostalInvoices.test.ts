import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { loadSubscriber } from '../../../src/application/subscriber/loadSubscriber';
import { savePostalInvoices } from '../../../src/application/contract/savePostalInvoices';
import {
  selectContractFile,
  selectSubscriber,
} from '../../../src/application/subscriber/subscriberSlice';
import { createAppStore } from '../../../src/application/store';
import { fakePorts } from '../../support/store/fakePorts';
import {
  withContracts,
  enterMember,
  portsOf,
  contractsOf,
} from '../../support/subscriber/enterMember';

const two = withContracts(1, 2);

const saved = TE.right({ sentence: 'Fait.' });

const refused = TE.left({ kind: 'service/refused', message: 'Pas maintenant.' } as const);

describe('M4.3 the postal-invoice option', () => {
  it('is saved on its contract, and locked on that contract only', async () => {
    const store = await enterMember(
      portsOf(two, { contracts: { savePostalInvoices: () => saved } }),
    );
    await store.dispatch(savePostalInvoices({ contractId: 2, isOn: true }));
    const [first, second] = contractsOf(store);
    expect(first).toEqual(two.contracts[0]?.contract);
    expect(second?.hasPostalInvoices).toBe(true);
    expect(second?.permissions).toEqual({
      addresses: true,
      phones: true,
      bank: true,
      invoiceOption: false,
    });
  });

  it('does not change and remains editable when the server refuses', async () => {
    const store = await enterMember(
      portsOf(two, { contracts: { savePostalInvoices: () => refused } }),
    );
    await store.dispatch(savePostalInvoices({ contractId: 1, isOn: true }));
    expect(selectContractFile(store.getState())?.contract).toEqual(two.contracts[0]?.contract);
  });

  it('keeps the saved value when the response to an earlier read arrives after the save', async () => {
    const store = await enterMember(
      portsOf(two, { contracts: { savePostalInvoices: () => saved } }),
    );
    store.dispatch(loadSubscriber.started(null, { requestId: 'before' }));
    await store.dispatch(savePostalInvoices({ contractId: 1, isOn: true }));
    store.dispatch(loadSubscriber.succeeded(two, { requestId: 'before' }));
    const contract = selectContractFile(store.getState())?.contract;
    expect(contract?.hasPostalInvoices).toBe(true);
    expect(contract?.permissions.invoiceOption).toBe(false);
  });

  it('is not reported for a subscriber who signed out in the meantime', async () => {
    const store = createAppStore(fakePorts({ contracts: { savePostalInvoices: () => saved } }));
    await store.dispatch(savePostalInvoices({ contractId: 1, isOn: true }));
    expect(selectSubscriber(store.getState())).toEqual({ status: 'idle' });
  });
});
