import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import type { ServiceError } from '../../../src/application/kernel/ServiceError';
import { summariseSearch } from '../../../src/application/passage/summariseSearch';
import type { PassageQuery } from '../../../src/application/ports/passage/PassageGateway';
import { createAppStore } from '../../../src/application/store';
import type { PassagePage } from '../../../src/domain/passage/passage';
import { defaultPassagePeriod } from '../../../src/domain/passage/passagePeriod';
import { fakePorts, today } from '../../support/store/fakePorts';
import { aPassage, aPassagePage } from '../../support/subscriber/builders';

const search = { period: defaultPassagePeriod(today), badgeReference: '64010827' };

/** Answers each page with `answer`; records the pages and how many are open at the same time. */
function serverOf(answer: (page: number) => E.Either<ServiceError, PassagePage>) {
  const asked: PassageQuery[] = [];
  let open = 0;
  let most = 0;
  const list = (query: PassageQuery) => async () => {
    asked.push(query);
    most = Math.max(most, ++open);
    await Promise.resolve();
    open -= 1;
    return answer(query.page);
  };
  return { asked, most: () => most, store: createAppStore(fakePorts({ passages: { list } })) };
}

const pageOf = (page: number, totalPages: number): PassagePage =>
  aPassagePage({
    passages: [aPassage({ id: page * 2 }), aPassage({ id: page * 2 + 1 })],
    total: totalPages * 2,
    totalPages,
  });

it('every page of 750 is read once, at most four at the same time', async () => {
  const { asked, most, store } = serverOf((page) => E.right(pageOf(page, 10)));
  const result = await store.dispatch(summariseSearch(search));
  expect(asked.map(({ page }) => page)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(asked.every((query) => query.size === 750 && query.period === search.period)).toBe(true);
  expect(most()).toBe(4);
  expect(result).toMatchObject(
    E.right({ isComplete: true, summary: { total: { count: 20, amount: 20 * 320 } } }),
  );
});

it('a sum without the unreadable or missing passages is not complete', async () => {
  const { store } = serverOf(() => E.right(aPassagePage({ total: 3, unreadable: 2 })));
  expect(await store.dispatch(summariseSearch(search))).toMatchObject(
    E.right({ isComplete: false }),
  );
});

it('a page that fails fails the whole', async () => {
  const { store } = serverOf((page) =>
    page === 3 ? E.left({ kind: 'service/unreachable' }) : E.right(pageOf(page, 3)),
  );
  expect(await store.dispatch(summariseSearch(search))).toEqual(
    E.left({ kind: 'service/unreachable' }),
  );
});

it('an empty search is one request', async () => {
  const { asked, store } = serverOf(() =>
    E.right(aPassagePage({ passages: [], total: 0, totalPages: 0 })),
  );
  const result = await store.dispatch(summariseSearch(search));
  expect(asked).toHaveLength(1);
  expect(result).toMatchObject(E.right({ isComplete: true, summary: { months: [], badges: [] } }));
});
