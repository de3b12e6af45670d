import { expect, it } from 'vitest';
import { changeBadge } from '../../src/domain/changeSubscriber';
import { withBadgeServices } from '../../src/domain/afterSave';
import { someServices } from '../support/requests';
import { aBadge, aContractFile, aSubscriber } from '../support/builders';

const subscriber = aSubscriber({
  contracts: [
    aContractFile({ badges: [aBadge({ id: 1 }), aBadge({ id: 2 })] }),
    aContractFile({ badges: [aBadge({ id: 3 })] }),
  ],
});

it('M4.3 a saved badge is held until the synchronisation is over, the others stay as they were', () => {
  const changed = changeBadge(subscriber, 3, (badge) => withBadgeServices(badge, someServices));
  expect(changed).toEqual({
    ...subscriber,
    contracts: [
      subscriber.contracts[0],
      {
        ...subscriber.contracts[1],
        badges: [{ ...aBadge({ id: 3 }), ...someServices, canUpdate: false }],
      },
    ],
  });
});
