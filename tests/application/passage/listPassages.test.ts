import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import type { ServiceError } from '../../../src/application/kernel/ServiceError';
import {
  beginPassages,
  listPassages,
  selectPassagePage,
} from '../../../src/application/passage/listPassages';
import type { PassageQuery } from '../../../src/application/ports/passage/PassageGateway';
import { createAppStore } from '../../../src/application/store';
import type { PassagePage } from '../../../src/domain/passage/passage';
import { defaultPassagePeriod } from '../../../src/domain/passage/passagePeriod';
import { aPassagePage } from '../../support/subscriber/builders';
import { fakePorts, today } from '../../support/store/fakePorts';

const query: PassageQuery = {
  page: 1,
  size: 100,
  period: defaultPassagePeriod(today),
  badgeReference: null,
};

describe('the list of passages', () => {
  it('a late response for an earlier page never replaces the page requested last', async () => {
    const pending: ((page: E.Either<ServiceError, PassagePage>) => void)[] = [];
    const list = () => () =>
      new Promise<E.Either<ServiceError, PassagePage>>((resolve) => pending.push(resolve));
    const store = createAppStore(fakePorts({ passages: { list } }));
    const first = store.dispatch(listPassages(query));
    const second = store.dispatch(listPassages({ ...query, page: 2 }));
    await vi.waitFor(() => {
      expect(pending).toHaveLength(2);
    });
    pending[1]?.(E.right(aPassagePage({ total: 222 })));
    await second;
    pending[0]?.(E.right(aPassagePage({ total: 111 })));
    await first;
    expect(selectPassagePage(store.getState())).toEqual({
      status: 'ready',
      data: aPassagePage({ total: 222 }),
    });
  });

  it('takes a search that has begun, once, and only for the same search', async () => {
    const list = vi.fn(() => TE.right<ServiceError, PassagePage>(aPassagePage()));
    const store = createAppStore(fakePorts({ passages: { list } }));
    void store.dispatch(beginPassages(query));
    await store.dispatch(listPassages({ ...query }));
    expect(list).toHaveBeenCalledTimes(1);
    await store.dispatch(listPassages(query));
    expect(list).toHaveBeenCalledTimes(2);
    void store.dispatch(beginPassages(query));
    await store.dispatch(listPassages({ ...query, page: 2 }));
    expect(list).toHaveBeenLastCalledWith({ ...query, page: 2 });
  });

  it('does not take the search of another person', async () => {
    const list = vi.fn(() => TE.right<ServiceError, PassagePage>(aPassagePage()));
    const access = fakePorts({ passages: { list } });
    const store = createAppStore(access);
    access.browser.tokens.write('one');
    void store.dispatch(beginPassages(query));
    access.browser.tokens.write('two');
    await store.dispatch(listPassages(query));
    expect(list).toHaveBeenCalledTimes(2);
  });

  it('keeps the current page on screen while the next one is loaded', async () => {
    const store = createAppStore(fakePorts({ passages: { list: () => TE.right(aPassagePage()) } }));
    await store.dispatch(listPassages(query));
    const next = store.dispatch(listPassages({ ...query, page: 2 }));
    expect(selectPassagePage(store.getState())).toMatchObject({
      status: 'loading',
      previous: aPassagePage(),
    });
    await next;
  });
});
