import { expect, it } from 'vitest';
import { changeBadge } from '../../../src/domain/subscriber/changeSubscriber';
import { withBadgeServices } from '../../../src/domain/subscriber/afterSave';
import { someServices } from '../../support/http/requests';
import { aBadge, aContractFile, aSubscriber } from '../../support/subscriber/builders';

const subscriber = aSubscriber({
  contracts: [
    aContractFile({ badges: [aBadge({ id: 1 }), aBadge({ id: 2 })] }),
    aContractFile({ badges: [aBadge({ id: 3 })] }),
  ],
});

it('M4.3 a saved badge is locked until the next synchronisation, the others do not change', () => {
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
