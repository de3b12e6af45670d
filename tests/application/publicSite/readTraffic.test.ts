import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { readTraffic, selectTraffic } from '../../../src/application/publicSite/readTraffic';
import { createAppStore } from '../../../src/application/store';
import { fakePorts, today } from '../../support/store/fakePorts';

it('the last state of the tunnels remains when the next read fails', async () => {
  const traffic = { directions: [], updatedAt: today };
  let reading = 0;
  const store = createAppStore(
    fakePorts({
      traffic: {
        read: () =>
          reading++ === 0 ? TE.right(traffic) : TE.left({ kind: 'service/unreachable' }),
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

it('the traffic is stored for the page without a network, and a failure changes nothing', async () => {
  const traffic = { directions: [], updatedAt: today };
  let reading = 0;
  const access = fakePorts({
    traffic: {
      read: () => (reading++ === 0 ? TE.right(traffic) : TE.left({ kind: 'service/unreachable' })),
    },
  });
  const store = createAppStore(access);
  await store.dispatch(readTraffic());
  await store.dispatch(readTraffic());
  expect(access.ports.lastTraffic.read()).toEqual(traffic);
});
