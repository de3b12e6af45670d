import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { sessionExpired, signedOut } from '../../../src/application/kernel/events';
import { latestData } from '../../../src/application/kernel/RemoteData';
import { loadSubscriber } from '../../../src/application/subscriber/loadSubscriber';
import {
  selectContract,
  selectContractFile,
  selectContractIndex,
  selectSubscriber,
} from '../../../src/application/subscriber/subscriberSlice';
import { savePostalDetails } from '../../../src/application/contract/savePostalDetails';
import { createAppStore, type AppStore } from '../../../src/application/store';
import { aToken } from '../../support/account/aToken';
import { aContract, aSubscriber } from '../../support/subscriber/builders';
import { fakePorts } from '../../support/store/fakePorts';
import { aPostalSave } from '../../support/http/requests';
import { withContracts, enterMember, portsOf } from '../../support/subscriber/enterMember';

const three = withContracts(1, 2, 3);

const shownContract = (store: AppStore): number | undefined =>
  selectContractFile(store.getState())?.contract.id;

describe('the selected contract', () => {
  it('is the first one for a new visitor', async () => {
    expect(shownContract(await enterMember(portsOf(three)))).toBe(1);
  });

  it('M3.14 is stored from one visit to the next', async () => {
    const access = fakePorts({ subscribers: { load: () => TE.right(three) } });
    (await enterMember(access)).dispatch(selectContract(2));
    expect(access.browser.preferences.readContractIndex()).toBe(2);
    expect(shownContract(await enterMember(access))).toBe(3);
  });

  it('is the first one when the stored one no longer exists', async () => {
    const access = fakePorts({ subscribers: { load: () => TE.right(three) } });
    access.browser.preferences.writeContractIndex(7);
    const store = await enterMember(access);
    expect(selectContractIndex(store.getState())).toBe(0);
    expect(shownContract(store)).toBe(1);
  });

  it('is undefined on an account without contract', async () => {
    const none = aSubscriber({ contracts: [] });
    const store = await enterMember(fakePorts({ subscribers: { load: () => TE.right(none) } }));
    expect(shownContract(store)).toBeUndefined();
  });
});

describe('private data', () => {
  it('of one person never reaches the next: a late response to a save changes nothing', async () => {
    const access = fakePorts({
      subscribers: { load: () => TE.right(three) },
      contracts: {
        savePostalDetails: () => () => {
          access.browser.tokens.write(aToken({ username: 'next@example.fr' }));
          return Promise.resolve(E.right({ sentence: null, contract: aContract({ id: 2 }) }));
        },
      },
    });
    access.browser.tokens.write(aToken());
    const store = await enterMember(access);
    await store.dispatch(savePostalDetails(aPostalSave));
    expect(latestData(selectSubscriber(store.getState()))).toEqual(three);
  });

  it.each([signedOut(), sessionExpired()])('is dropped on $type', async (event) => {
    const store = await enterMember(portsOf(three));
    store.dispatch(event);
    expect(selectSubscriber(store.getState())).toEqual({ status: 'idle' });
  });

  it('is dropped when the server no longer accepts the token, and the session ends everywhere', async () => {
    const store = await enterMember(
      fakePorts({ subscribers: { load: () => TE.left({ kind: 'service/session-expired' }) } }),
    );
    expect(selectSubscriber(store.getState())).toEqual({ status: 'idle' });
  });

  it('stays on screen while it is fetched again, and when that fails', async () => {
    let answers = [TE.right(three), TE.left({ kind: 'service/failed' } as const)];
    const access = fakePorts({
      subscribers: {
        load: () => {
          const [next = TE.left({ kind: 'service/failed' } as const), ...rest] = answers;
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
