import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { readTraffic, selectTraffic } from '../../../src/application/publicSite/readTraffic';
import { latestData } from '../../../src/application/kernel/RemoteData';
import { createAppStore } from '../../../src/application/store';
import { instant } from '../../../src/domain/basis/instant';
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

it('P7.3 an answer that is older than the shown state does not replace it', async () => {
  const traffic = { directions: [], updatedAt: today };
  const ages = [0, 600, -30];
  const store = createAppStore(
    fakePorts({
      traffic: {
        read: () => TE.right({ ...traffic, updatedAt: instant(today - (ages.shift() ?? 0)) }),
      },
    }),
  );
  const shown: unknown[] = [];
  for (let reading = 0; reading < 3; reading++) {
    await store.dispatch(readTraffic());
    shown.push(latestData(selectTraffic(store.getState()))?.updatedAt);
  }
  expect(shown).toEqual([today, today, today + 30]);
});

it('P7.3 an answer with a date in the future is dated now, and the next one replaces it', async () => {
  let now: number = today;
  const dates = [today + 3600, today + 30];
  const store = createAppStore(
    fakePorts({
      clock: { now: () => instant(now) },
      traffic: { read: () => TE.right({ directions: [], updatedAt: instant(dates.shift() ?? 0) }) },
    }),
  );
  const shown: unknown[] = [];
  for (; now <= today + 30; now += 30) {
    await store.dispatch(readTraffic());
    shown.push(latestData(selectTraffic(store.getState()))?.updatedAt);
  }
  expect(shown).toEqual([today, today + 30]);
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
