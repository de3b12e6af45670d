import { left, right } from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { selectNews, wantNews } from '../../../src/application/public/newsSlice';
import {
  selectPublicSite,
  wantPublicSite,
} from '../../../src/application/publicSite/publicSiteSlice';
import { selectToasts } from '../../../src/application/shell/toastsSlice';
import { createAppStore } from '../../../src/application/store';
import { fakePorts } from '../../support/fakePorts';
import { aPost, aPublicSite } from '../../support/publicSite';

const unreachable = { kind: 'service/unreachable' } as const;

describe.each([
  ['P7.2 what the operator publishes', 'load', wantPublicSite, selectPublicSite, aPublicSite()],
  ['P7.5 the news', 'listPosts', wantNews, selectNews, [aPost()]],
] as const)('%s', (_title, method, want, select, published) => {
  function open(ask: () => unknown) {
    const call = vi.fn(ask);
    const store = createAppStore(fakePorts({ publicSite: { [method]: call } }));
    return { call, store, remote: () => select(store.getState()) };
  }

  it('is asked for once, however many need it', async () => {
    const { call, store, remote } = open(() => right(published));
    store.dispatch(want());
    store.dispatch(want());
    await vi.waitFor(() => expect(remote()).toEqual({ status: 'ready', data: published }));
    store.dispatch(want());
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('that did not come is asked for again, without a toast', async () => {
    const answers = [left(unreachable), right(published)];
    const { store, remote } = open(() => answers.shift());
    store.dispatch(want());
    await vi.waitFor(() => expect(remote()).toEqual({ status: 'failed', error: unreachable }));
    expect(selectToasts(store.getState())).toEqual([]);
    store.dispatch(want());
    await vi.waitFor(() => expect(remote()).toEqual({ status: 'ready', data: published }));
  });
});
