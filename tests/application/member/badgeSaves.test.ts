import { left, right } from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { latestData } from '../../../src/application/kernel/RemoteData';
import { loadSubscriber } from '../../../src/application/member/loadSubscriber';
import { saveBadgeServices } from '../../../src/application/member/saveBadgeServices';
import { saveThresholdAlert } from '../../../src/application/member/saveThresholdAlert';
import { selectSubscriber } from '../../../src/application/member/subscriberSlice';
import { createAppStore, type AppStore } from '../../../src/application/store';
import type { Badge } from '../../../src/domain/badge';
import { findBadge } from '../../../src/domain/findOnContracts';
import { aBadge, aContract, aContractFile, aSubscriber } from '../../support/builders';
import { fakePorts, type GivenPorts } from '../../support/fakePorts';
import { anAlert, someServices } from '../../support/requests';

const two = aSubscriber({
  contracts: [
    aContractFile(),
    aContractFile({ contract: aContract({ id: 1202 }), badges: [aBadge({ id: 5007 })] }),
  ],
});

const saved = right({ sentence: null });

async function entered(given: GivenPorts): Promise<AppStore> {
  const store = createAppStore(fakePorts({ subscribers: { load: () => right(two) }, ...given }));
  await store.dispatch(loadSubscriber());
  return store;
}

function shownBadge(store: AppStore, id: number): Badge | undefined {
  const subscriber = latestData(selectSubscriber(store.getState()));
  return findBadge(subscriber?.contracts ?? [], id)?.badge;
}

describe('a badge that was saved', () => {
  it('M4.3 shows its services and is locked, on whichever contract it is; no other badge changes', async () => {
    const store = await entered({ badges: { saveServices: () => saved } });
    await store.dispatch(saveBadgeServices({ badgeId: 5007, services: someServices }));
    expect(shownBadge(store, 5007)).toEqual(
      aBadge({ ...someServices, id: 5007, canUpdate: false }),
    );
    expect(shownBadge(store, 5001)).toEqual(aBadge());
  });

  it('M4.3 shows its alert and stays open: an alert is no badge service', async () => {
    const store = await entered({ badges: { saveThresholdAlert: () => saved } });
    await store.dispatch(saveThresholdAlert({ badgeId: 5001, alert: anAlert }));
    expect(shownBadge(store, 5001)).toEqual(aBadge({ thresholdAlert: anAlert }));
  });

  it('M4.3 an alert that is saved opens nothing either', async () => {
    const store = await entered({
      badges: { saveServices: () => saved, saveThresholdAlert: () => saved },
    });
    await store.dispatch(saveBadgeServices({ badgeId: 5001, services: someServices }));
    await store.dispatch(saveThresholdAlert({ badgeId: 5001, alert: anAlert }));
    expect(shownBadge(store, 5001)).toMatchObject({ thresholdAlert: anAlert, canUpdate: false });
  });

  it('M4.3 shows so too while the subscriber is read again', async () => {
    const store = await entered({ badges: { saveServices: () => saved } });
    store.dispatch(loadSubscriber.started(null, { requestId: 'again' }));
    await store.dispatch(saveBadgeServices({ badgeId: 5001, services: someServices }));
    expect(shownBadge(store, 5001)?.canUpdate).toBe(false);
  });

  it('M8.1 is as it was when the server refuses', async () => {
    const refused = left({ kind: 'service/refused', message: 'Pas maintenant.' } as const);
    const store = await entered({ badges: { saveServices: () => refused } });
    await store.dispatch(saveBadgeServices({ badgeId: 5001, services: someServices }));
    expect(shownBadge(store, 5001)).toEqual(aBadge());
  });
});

it('a save that ends after a sign-out brings nothing back', async () => {
  const store = createAppStore(fakePorts({ badges: { saveServices: () => saved } }));
  await store.dispatch(saveBadgeServices({ badgeId: 5001, services: someServices }));
  expect(selectSubscriber(store.getState())).toEqual({ status: 'idle' });
});
