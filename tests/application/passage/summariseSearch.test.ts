import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { summariseSearch } from '../../../src/application/passage/summariseSearch';
import { wholeSearch, type ExportRun } from '../../../src/application/passage/wholeSearch';
import { createAppStore } from '../../../src/application/store';
import { passageQuery } from '../../support/http/calls';
import { fakePorts } from '../../support/store/fakePorts';
import { aPassage, aPassagePage } from '../../support/subscriber/builders';
import { searchServer } from '../../support/subscriber/searchServer';

const goOn: ExportRun = { isStopped: () => false, onProgress: () => undefined };

/** A server of so many passages, and a summary of them that may run several times. */
function openSummary(count: number) {
  const server = searchServer(count);
  const store = createAppStore(fakePorts({ passages: { list: server.list } }));
  const whole = wholeSearch(passageQuery);
  const run = (controls: ExportRun = goOn) =>
    store.dispatch(summariseSearch({ whole, run: controls }));
  return { server, run };
}

it('M7.13 43,200 passages are added up from pages of 750, each requested once', async () => {
  const { server, run } = openSummary(43_200);
  const amount = 43_200 * aPassage().amount;
  expect(await run()).toMatchObject(
    E.right({ missing: 0, summary: { total: { count: 43_200, amount } } }),
  );
  expect(server.list).toHaveBeenCalledTimes(58);
  expect(server.list.mock.calls.every(([{ size }]) => size === 750)).toBe(true);
});

it('a failed page fails the whole; a further run requests that page alone', async () => {
  const { server, run } = openSummary(3000);
  server.failures.set(3, { kind: 'service/unreachable' });
  expect(await run()).toMatchObject(E.left({ kind: 'export/incomplete', missing: 1, total: 4 }));
  server.failures.clear();
  expect(await run()).toMatchObject(E.right({ summary: { total: { count: 3000 } } }));
  expect(server.requests()).toEqual({ 'page 1': 1, 'page 2': 1, 'page 3': 2, 'page 4': 1 });
});

it('a stopped run has no sum, and the next one goes on', async () => {
  const { server, run } = openSummary(3000);
  let isStopped = false;
  const stopped = await run({
    isStopped: () => isStopped,
    onProgress: ({ done }) => {
      isStopped = done > 0;
    },
  });
  expect(stopped).toEqual(E.left({ kind: 'export/stopped' }));
  expect(await run()).toMatchObject(E.right({ missing: 0 }));
  expect(Object.values(server.requests())).toEqual([1, 1, 1, 1]);
});

it('unreadable passages, and those on no page, are missing in the sum', async () => {
  const page = aPassagePage({ unreadable: 2 });
  const total = page.passages.length + 2 + 3;
  const ports = fakePorts({
    passages: { list: () => () => Promise.resolve(E.right({ ...page, total, totalPages: 1 })) },
  });
  const result = await createAppStore(ports).dispatch(
    summariseSearch({ whole: wholeSearch(passageQuery), run: goOn }),
  );
  expect(result).toMatchObject(
    E.right({ missing: 5, summary: { total: { count: page.passages.length } } }),
  );
});

it('an empty search is one request', async () => {
  const { server, run } = openSummary(0);
  expect(await run()).toMatchObject(
    E.right({ missing: 0, summary: { total: { count: 0, amount: 0 }, months: [], badges: [] } }),
  );
  expect(server.list).toHaveBeenCalledOnce();
});
