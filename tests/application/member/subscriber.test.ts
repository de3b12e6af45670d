import { right as rightE } from 'fp-ts/Either';
import { left, right } from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { sessionExpired, signedOut } from '../../../src/application/kernel/events';
import { latestData } from '../../../src/application/kernel/RemoteData';
import { loadSubscriber } from '../../../src/application/member/loadSubscriber';
import {
  enterMemberArea,
  selectContract,
  selectContractFile,
  selectContractIndex,
  selectSubscriber,
} from '../../../src/application/member/subscriberSlice';
import { requestDeletion } from '../../../src/application/member/requestDeletion';
import { savePostalDetails } from '../../../src/application/member/savePostalDetails';
import type { SubscriberGateway } from '../../../src/application/ports/SubscriberGateway';
import { createAppStore, type AppStore } from '../../../src/application/store';
import { aToken } from '../../support/aToken';
import { aContract, aContractFile, aSubscriber } from '../../support/builders';
import { fakePorts } from '../../support/fakePorts';
import { aPostalSave } from '../../support/requests';

const three = aSubscriber({
  contracts: [1, 2, 3].map((id) => aContractFile({ contract: aContract({ id }) })),
});

async function entered(
  access = fakePorts({ subscribers: { load: () => right(three) } }),
): Promise<AppStore> {
  const store = createAppStore(access);
  store.dispatch(enterMemberArea());
  await store.dispatch(loadSubscriber());
  return store;
}

const shownContract = (store: AppStore): number | undefined =>
  selectContractFile(store.getState())?.contract.id;

describe('the selected contract', () => {
  it('is the first one for a new visitor', async () => {
    expect(shownContract(await entered())).toBe(1);
  });

  it('M3.14 is remembered from one visit to the next', async () => {
    const access = fakePorts({ subscribers: { load: () => right(three) } });
    (await entered(access)).dispatch(selectContract(2));
    expect(access.browser.preferences.readContractIndex()).toBe(2);
    expect(shownContract(await entered(access))).toBe(3);
  });

  it('falls back to the first when the remembered one no longer exists', async () => {
    const access = fakePorts({ subscribers: { load: () => right(three) } });
    access.browser.preferences.writeContractIndex(7);
    const store = await entered(access);
    expect(selectContractIndex(store.getState())).toBe(0);
    expect(shownContract(store)).toBe(1);
  });

  it('is none on an account without contract', async () => {
    const none = aSubscriber({ contracts: [] });
    const store = await entered(fakePorts({ subscribers: { load: () => right(none) } }));
    expect(shownContract(store)).toBeUndefined();
  });
});

describe('the contract on screen', () => {
  it('M4.3 after its postal details were saved it is the one that was answered, addresses and phones locked', async () => {
    const { correspondence, email } = aPostalSave.details;
    const answered = aContract({ id: 2, correspondence });
    const store = await entered(
      fakePorts({
        subscribers: { load: () => right(three) },
        contracts: { savePostalDetails: () => right({ sentence: null, contract: answered }) },
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

  it('M4.3 stays as it was when the save fails', async () => {
    const store = await entered(
      fakePorts({
        subscribers: { load: () => right(three) },
        contracts: { savePostalDetails: () => left({ kind: 'service/unreachable' }) },
      }),
    );
    await store.dispatch(savePostalDetails(aPostalSave));
    expect(selectSubscriber(store.getState())).toEqual({ status: 'ready', data: three });
  });
});

describe('M4.4 the deletion of the account is requested', () => {
  const requested = async (answer: ReturnType<SubscriberGateway['requestDeletion']>) => {
    const store = await entered(
      fakePorts({ subscribers: { load: () => right(three), requestDeletion: () => answer } }),
    );
    await store.dispatch(requestDeletion());
    return latestData(selectSubscriber(store.getState()))?.deletionRequested;
  };

  it('once the server has accepted it', async () => {
    expect(await requested(right({ sentence: null }))).toBe(true);
  });

  it('not when it is refused', async () => {
    expect(await requested(left({ kind: 'service/refused', message: 'Non.' }))).toBe(false);
  });
});

describe('private data', () => {
  it('of one person never reaches the next: a save answered after another sign-in changes nothing', async () => {
    const access = fakePorts({
      subscribers: { load: () => right(three) },
      contracts: {
        savePostalDetails: () => () => {
          access.browser.tokens.write(aToken({ username: 'next@example.fr' }));
          return Promise.resolve(rightE({ sentence: null, contract: aContract({ id: 2 }) }));
        },
      },
    });
    access.browser.tokens.write(aToken());
    const store = await entered(access);
    await store.dispatch(savePostalDetails(aPostalSave));
    expect(latestData(selectSubscriber(store.getState()))).toEqual(three);
  });

  it.each([signedOut(), sessionExpired()])('is forgotten on $type', async (event) => {
    const store = await entered();
    store.dispatch(event);
    expect(selectSubscriber(store.getState())).toEqual({ status: 'idle' });
  });

  it('is forgotten when the server no longer accepts the token, and the session ends everywhere', async () => {
    const store = await entered(
      fakePorts({ subscribers: { load: () => left({ kind: 'service/session-expired' }) } }),
    );
    expect(selectSubscriber(store.getState())).toEqual({ status: 'idle' });
  });

  it('stays on screen while it is read again, and when that fails', async () => {
    let answers = [right(three), left({ kind: 'service/failed' } as const)];
    const access = fakePorts({
      subscribers: {
        load: () => {
          const [next = left({ kind: 'service/failed' } as const), ...rest] = answers;
          answers = rest;
          return next;
        },
      },
    });
    const store = createAppStore(access);
    await store.dispatch(loadSubscriber());
    await store.dispatch(loadSubscriber());
    expect(selectSubscriber(store.getState())).toEqual({
      status: 'failed',
      error: { kind: 'service/failed' },
      previous: three,
    });
  });
});
