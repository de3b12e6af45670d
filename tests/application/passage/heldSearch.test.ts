import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import {
  keepListedPage,
  recallCsv,
  recallSearch,
  releaseSearch,
} from '../../../src/application/passage/heldSearch';
import { exportSearch } from '../../../src/application/passage/exportSearch';
import { summariseSearch } from '../../../src/application/passage/summariseSearch';
import type { ExportRun } from '../../../src/application/passage/wholeSearch';
import { createAppStore } from '../../../src/application/store';
import { passageQuery } from '../../support/http/calls';
import { fakePorts } from '../../support/store/fakePorts';
import { aPassage, aPassagePage } from '../../support/subscriber/builders';
import { searchServer } from '../../support/subscriber/searchServer';

const run: ExportRun = { isStopped: () => false, onProgress: () => undefined };

function openList(count: number) {
  const server = searchServer(count);
  const save = (): undefined => undefined;
  const store = createAppStore(
    fakePorts({
      passages: { list: server.list, exportCsv: server.exportCsv },
      fileSaver: { save },
    }),
  );
  const listed = { ...passageQuery, total: count };
  return { server, store, listed };
}

it('the sum and the file of a search share its pages: each is requested once', async () => {
  const { server, store, listed } = openList(3000);
  const whole = store.dispatch(recallSearch(listed));
  expect(await store.dispatch(summariseSearch({ whole, run }))).toMatchObject(
    E.right({ summary: { total: { count: 3000 } } }),
  );
  await store.dispatch(exportSearch({ csv: store.dispatch(recallCsv(listed)), run }));
  expect(server.list).toHaveBeenCalledTimes(4);
  expect(server.exportCsv).toHaveBeenCalledTimes(4);
});

it('a saved file keeps the pages and forgets its portions; all of them when the search has changed', async () => {
  const { server, store, listed } = openList(3000);
  const save = () => store.dispatch(exportSearch({ csv: store.dispatch(recallCsv(listed)), run }));
  await save();
  store.dispatch(releaseSearch(false));
  await save();
  expect(server.list).toHaveBeenCalledTimes(4);
  expect(server.exportCsv).toHaveBeenCalledTimes(8);
  store.dispatch(releaseSearch(true));
  await save();
  expect(server.list).toHaveBeenCalledTimes(8);
});

it.each([
  ['another number of passages', { total: 3001 }],
  ['another badge', { badgeReference: '64010827' }],
] as const)('%s begins anew', (_title, part) => {
  const { store, listed } = openList(3000);
  const whole = store.dispatch(recallSearch(listed));
  expect(store.dispatch(recallSearch(Object.assign({}, listed, { page: 2, size: 750 })))).toBe(
    whole,
  );
  expect(store.dispatch(recallSearch({ ...listed, ...part }))).not.toBe(whole);
});

it('a listed page that is the whole search is added up without a request', async () => {
  const { server, store } = openList(0);
  const page = aPassagePage({ passages: [aPassage()], unreadable: 2, total: 3, totalPages: 1 });
  store.dispatch(keepListedPage(passageQuery, page));
  const whole = store.dispatch(recallSearch({ ...passageQuery, total: 3 }));
  expect(await store.dispatch(summariseSearch({ whole, run }))).toMatchObject(
    E.right({ missing: 2, summary: { total: { count: 1 } } }),
  );
  expect(server.list).not.toHaveBeenCalled();
});

it('of a search on several pages, a listed page of 750 is not requested again, a smaller one is', async () => {
  const { server, store, listed } = openList(3000);
  for (const [page, size] of [
    [2, 750],
    [1, 100],
  ] as const) {
    const query = { ...passageQuery, page, size };
    const answer = await server.list(query)();
    if (E.isRight(answer)) store.dispatch(keepListedPage(query, answer.right));
  }
  server.list.mockClear();
  const whole = store.dispatch(recallSearch(listed));
  await store.dispatch(summariseSearch({ whole, run }));
  expect(server.list.mock.calls.map(([{ page }]) => page).toSorted()).toEqual([1, 3, 4]);
});
