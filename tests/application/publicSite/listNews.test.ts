import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { listNews, selectNews, ensureNews } from '../../../src/application/publicSite/listNews';
import { selectToasts } from '../../../src/application/shell/toastsSlice';
import { createAppStore } from '../../../src/application/store';
import { answered } from '../../support/freeRamp/openFreeRamp';
import { fakePorts } from '../../support/store/fakePorts';
import { aPost } from '../../support/publicSite/publicSite';

const unreachable = { kind: 'service/unreachable' } as const;

describe('P7.5 the news', () => {
  it('is requested once, however many screens need it', async () => {
    const call = vi.fn().mockReturnValue(TE.right([aPost()]));
    const store = createAppStore(fakePorts({ publicSite: { listPosts: call } }));
    store.dispatch(ensureNews());
    store.dispatch(ensureNews());
    await answered();
    expect(selectNews(store.getState())).toEqual({ status: 'ready', data: [aPost()] });
    store.dispatch(ensureNews());
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('is requested again after a failure, without a toast', async () => {
    const call = vi
      .fn()
      .mockReturnValueOnce(TE.left(unreachable))
      .mockReturnValue(TE.right([aPost()]));
    const store = createAppStore(fakePorts({ publicSite: { listPosts: call } }));
    store.dispatch(ensureNews());
    await answered();
    expect(selectNews(store.getState())).toEqual({ status: 'failed', error: unreachable });
    expect(selectToasts(store.getState())).toEqual([]);
    store.dispatch(ensureNews());
    await answered();
    expect(selectNews(store.getState())).toEqual({ status: 'ready', data: [aPost()] });
  });

  it('counts whoever is signed in when it arrives', () => {
    expect(listNews.isPublic).toBe(true);
  });
});
