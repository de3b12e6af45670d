import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { loadSubscriber } from '../../../src/application/subscriber/loadSubscriber';
import { saveBadgeServices } from '../../../src/application/badge/saveBadgeServices';
import { selectSubscriber } from '../../../src/application/subscriber/subscriberSlice';
import { createAppStore } from '../../../src/application/store';
import { aBadge, aContract, aContractFile, aSubscriber } from '../../support/subscriber/builders';
import { fakePorts } from '../../support/store/fakePorts';
import { someServices } from '../../support/http/requests';
import { enterMember, portsOf, badgeOf } from '../../support/subscriber/enterMember';

const two = aSubscriber({
  contracts: [
    aContractFile(),
    aContractFile({ contract: aContract({ id: 1202 }), badges: [aBadge({ id: 5007 })] }),
  ],
});

const saved = TE.right({ sentence: null });

describe('a saved badge', () => {
  it('M4.3 has its new services and is locked, on any contract; no other badge changes', async () => {
    const store = await enterMember(portsOf(two, { badges: { saveServices: () => saved } }));
    await store.dispatch(saveBadgeServices({ badgeId: 5007, services: someServices }));
    expect(badgeOf(store, 5007)).toEqual(aBadge({ ...someServices, id: 5007, canUpdate: false }));
    expect(badgeOf(store, 5001)).toEqual(aBadge());
  });

  it('M4.3 has them also while the subscriber is fetched again', async () => {
    const store = await enterMember(portsOf(two, { badges: { saveServices: () => saved } }));
    store.dispatch(loadSubscriber.started(null, { requestId: 'again' }));
    await store.dispatch(saveBadgeServices({ badgeId: 5001, services: someServices }));
    expect(badgeOf(store, 5001)?.canUpdate).toBe(false);
  });

  it('M8.1 does not change when the server refuses', async () => {
    const refused = TE.left({ kind: 'service/refused', message: 'Pas maintenant.' } as const);
    const store = await enterMember(portsOf(two, { badges: { saveServices: () => refused } }));
    await store.dispatch(saveBadgeServices({ badgeId: 5001, services: someServices }));
    expect(badgeOf(store, 5001)).toEqual(aBadge());
  });
});

it('a save that ends after a sign-out changes nothing', async () => {
  const store = createAppStore(fakePorts({ badges: { saveServices: () => saved } }));
  await store.dispatch(saveBadgeServices({ badgeId: 5001, services: someServices }));
  expect(selectSubscriber(store.getState())).toEqual({ status: 'idle' });
});
