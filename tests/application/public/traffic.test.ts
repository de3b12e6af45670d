import { left, right } from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { readTraffic } from '../../../src/application/public/readTraffic';
import { selectTraffic } from '../../../src/application/public/trafficSlice';
import { createAppStore } from '../../../src/application/store';
import { fakePorts, today } from '../../support/fakePorts';

it('the last good state of the tunnels is kept when reading it again fails', async () => {
  const traffic = { directions: [], updatedAt: today };
  let reading = 0;
  const store = createAppStore(
    fakePorts({
      traffic: {
        read: () => (reading++ === 0 ? right(traffic) : left({ kind: 'service/unreachable' })),
      },
    }),
  );
  await store.dispatch(readTraffic());
  await store.dispatch(readTraffic());
  expect(selectTraffic(store.getState())).toEqual({
    status: 'failed',
    error: { kind: 'service/unreachable' },
    previous: traffic,
  });
});
