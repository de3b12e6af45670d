import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { saveBankDetails } from '../../../src/application/bank/saveBankDetails';
import { someBankDetails } from '../../support/http/requests';
import {
  withContracts,
  enterMember,
  portsOf,
  contractsOf,
} from '../../support/subscriber/enterMember';

const two = withContracts(1, 2);

const saved = TE.right({ sentence: 'Fait.' });

const refused = TE.left({ kind: 'service/refused', message: 'Pas maintenant.' } as const);

describe('M4.3 the bank details', () => {
  const given = { ...someBankDetails, contractId: 2 };

  it('are saved on their contract, and locked on that contract only', async () => {
    const store = await enterMember(portsOf(two, { contracts: { saveBankDetails: () => saved } }));
    await store.dispatch(saveBankDetails(given));
    const [first, second] = contractsOf(store);
    expect(first).toEqual(two.contracts[0]?.contract);
    expect(second?.iban).toBe(given.iban);
    expect(second?.permissions).toEqual({
      addresses: true,
      phones: true,
      bank: false,
      invoiceOption: true,
    });
  });

  it('do not change and remain editable when the server refuses', async () => {
    const store = await enterMember(
      portsOf(two, { contracts: { saveBankDetails: () => refused } }),
    );
    await store.dispatch(saveBankDetails(given));
    expect(contractsOf(store)).toEqual(two.contracts.map(({ contract }) => contract));
  });
});
