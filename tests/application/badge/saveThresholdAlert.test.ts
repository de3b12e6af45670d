import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { saveBadgeServices } from '../../../src/application/badge/saveBadgeServices';
import { saveThresholdAlert } from '../../../src/application/badge/saveThresholdAlert';
import { aBadge, aContract, aContractFile, aSubscriber } from '../../support/subscriber/builders';
import { anAlert, someServices } from '../../support/http/requests';
import { enterMember, portsOf, badgeOf } from '../../support/subscriber/enterMember';

const two = aSubscriber({
  contracts: [
    aContractFile(),
    aContractFile({ contract: aContract({ id: 1202 }), badges: [aBadge({ id: 5007 })] }),
  ],
});

const saved = TE.right({ sentence: null });

describe('a saved badge', () => {
  it('M4.3 has its new alert and is not locked: an alert is not a badge service', async () => {
    const store = await enterMember(portsOf(two, { badges: { saveThresholdAlert: () => saved } }));
    await store.dispatch(saveThresholdAlert({ badgeId: 5001, alert: anAlert }));
    expect(badgeOf(store, 5001)).toEqual(aBadge({ thresholdAlert: anAlert }));
  });

  it('M4.3 a locked badge remains locked after its alert is saved', async () => {
    const store = await enterMember(
      portsOf(two, {
        badges: { saveServices: () => saved, saveThresholdAlert: () => saved },
      }),
    );
    await store.dispatch(saveBadgeServices({ badgeId: 5001, services: someServices }));
    await store.dispatch(saveThresholdAlert({ badgeId: 5001, alert: anAlert }));
    expect(badgeOf(store, 5001)).toMatchObject({ thresholdAlert: anAlert, canUpdate: false });
  });
});
