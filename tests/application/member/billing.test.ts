import { left, right } from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { loadSubscriber } from '../../../src/application/member/loadSubscriber';
import { saveBankDetails } from '../../../src/application/member/saveBankDetails';
import { savePostalInvoices } from '../../../src/application/member/savePostalInvoices';
import {
  selectContractFile,
  selectSubscriber,
} from '../../../src/application/member/subscriberSlice';
import { latestData } from '../../../src/application/kernel/RemoteData';
import { createAppStore, type AppStore } from '../../../src/application/store';
import type { Contract } from '../../../src/domain/contract';
import { aContract, aContractFile, aSubscriber } from '../../support/builders';
import { fakePorts, type GivenPorts } from '../../support/fakePorts';
import { someBankDetails } from '../../support/requests';

const two = aSubscriber({
  contracts: [1, 2].map((id) => aContractFile({ contract: aContract({ id }) })),
});

async function entered(contracts: GivenPorts['contracts']): Promise<AppStore> {
  const store = createAppStore(
    fakePorts({ subscribers: { load: () => right(two) }, ...(contracts && { contracts }) }),
  );
  await store.dispatch(loadSubscriber());
  return store;
}

const shownContracts = (store: AppStore): readonly (Contract | null)[] =>
  latestData(selectSubscriber(store.getState()))?.contracts.map(({ contract }) => contract) ?? [];

const saved = right({ sentence: 'Fait.' });
const refused = left({ kind: 'service/refused', message: 'Pas maintenant.' } as const);

describe('M4.3 the postal-invoice option', () => {
  it('once saved, is the chosen one on its contract, locked there and nowhere else', async () => {
    const store = await entered({ savePostalInvoices: () => saved });
    await store.dispatch(savePostalInvoices({ contractId: 2, isOn: true }));
    const [first, second] = shownContracts(store);
    expect(first).toEqual(two.contracts[0]?.contract);
    expect(second?.hasPostalInvoices).toBe(true);
    expect(second?.permissions).toEqual({
      addresses: true,
      phones: true,
      bank: true,
      invoiceOption: false,
    });
  });

  it('when refused, stays as it was and open', async () => {
    const store = await entered({ savePostalInvoices: () => refused });
    await store.dispatch(savePostalInvoices({ contractId: 1, isOn: true }));
    expect(selectContractFile(store.getState())?.contract).toEqual(two.contracts[0]?.contract);
  });

  it('stays the chosen one when the answer to an earlier reading comes after the save', async () => {
    const store = await entered({ savePostalInvoices: () => saved });
    store.dispatch(loadSubscriber.started(null, { requestId: 'before' }));
    await store.dispatch(savePostalInvoices({ contractId: 1, isOn: true }));
    store.dispatch(loadSubscriber.succeeded(two, { requestId: 'before' }));
    const contract = selectContractFile(store.getState())?.contract;
    expect(contract?.hasPostalInvoices).toBe(true);
    expect(contract?.permissions.invoiceOption).toBe(false);
  });

  it('says nothing of a subscriber who signed out meanwhile', async () => {
    const store = createAppStore(fakePorts({ contracts: { savePostalInvoices: () => saved } }));
    await store.dispatch(savePostalInvoices({ contractId: 1, isOn: true }));
    expect(selectSubscriber(store.getState())).toEqual({ status: 'idle' });
  });
});

describe('M4.3 the bank details', () => {
  const given = { ...someBankDetails, contractId: 2 };

  it('once saved, are on their contract, locked there and nowhere else', async () => {
    const store = await entered({ saveBankDetails: () => saved });
    await store.dispatch(saveBankDetails(given));
    const [first, second] = shownContracts(store);
    expect(first).toEqual(two.contracts[0]?.contract);
    expect(second?.iban).toBe(given.iban);
    expect(second?.permissions).toEqual({
      addresses: true,
      phones: true,
      bank: false,
      invoiceOption: true,
    });
  });

  it('when refused, stay as they were and open', async () => {
    const store = await entered({ saveBankDetails: () => refused });
    await store.dispatch(saveBankDetails(given));
    expect(shownContracts(store)).toEqual(two.contracts.map(({ contract }) => contract));
  });
});
