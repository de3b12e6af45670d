import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { latestData } from '../../../src/application/kernel/RemoteData';
import {
  selectContract,
  selectContractFile,
  selectSubscriber,
} from '../../../src/application/subscriber/subscriberSlice';
import { savePostalDetails } from '../../../src/application/contract/savePostalDetails';
import { aContract } from '../../support/subscriber/builders';
import { fakePorts } from '../../support/store/fakePorts';
import { aPostalSave } from '../../support/http/requests';
import { withContracts, enterMember } from '../../support/subscriber/enterMember';

const three = withContracts(1, 2, 3);

describe('the displayed contract', () => {
  it('M4.3 is the one in the response to the save, with locked addresses and phones', async () => {
    const { correspondence, email } = aPostalSave.details;
    const answered = aContract({ id: 2, correspondence });
    const store = await enterMember(
      fakePorts({
        subscribers: { load: () => TE.right(three) },
        contracts: { savePostalDetails: () => TE.right({ sentence: null, contract: answered }) },
      }),
    );
    store.dispatch(selectContract(1));
    await store.dispatch(savePostalDetails(aPostalSave));
    expect(selectContractFile(store.getState())?.contract).toEqual({
      ...answered,
      permissions: { addresses: false, phones: false, bank: true, invoiceOption: true },
    });
    expect(email.toLowerCase()).toBe(latestData(selectSubscriber(store.getState()))?.email);
  });

  it('M4.3 does not change when the save fails', async () => {
    const store = await enterMember(
      fakePorts({
        subscribers: { load: () => TE.right(three) },
        contracts: { savePostalDetails: () => TE.left({ kind: 'service/unreachable' }) },
      }),
    );
    await store.dispatch(savePostalDetails(aPostalSave));
    expect(selectSubscriber(store.getState())).toEqual({ status: 'ready', data: three });
  });
});
