import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import {
  selectPublicSite,
  ensurePublicSite,
} from '../../../src/application/publicSite/loadPublicSite';
import { selectToasts } from '../../../src/application/shell/toastsSlice';
import { createAppStore } from '../../../src/application/store';
import { answered } from '../../support/freeRamp/openFreeRamp';
import { fakePorts } from '../../support/store/fakePorts';
import { aPublicSite } from '../../support/publicSite/publicSite';

const unreachable = { kind: 'service/unreachable' } as const;

describe('P7.2 the public content of the operator', () => {
  it('is requested once, however many screens need it', async () => {
    const call = vi.fn().mockReturnValue(TE.right(aPublicSite()));
    const store = createAppStore(fakePorts({ publicSite: { load: call } }));
    store.dispatch(ensurePublicSite());
    store.dispatch(ensurePublicSite());
    await answered();
    expect(selectPublicSite(store.getState())).toEqual({ status: 'ready', data: aPublicSite() });
    store.dispatch(ensurePublicSite());
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('is requested again after a failure, without a toast', async () => {
    const call = vi
      .fn()
      .mockReturnValueOnce(TE.left(unreachable))
      .mockReturnValue(TE.right(aPublicSite()));
    const store = createAppStore(fakePorts({ publicSite: { load: call } }));
    store.dispatch(ensurePublicSite());
    await answered();
    expect(selectPublicSite(store.getState())).toEqual({ status: 'failed', error: unreachable });
    expect(selectToasts(store.getState())).toEqual([]);
    store.dispatch(ensurePublicSite());
    await answered();
    expect(selectPublicSite(store.getState())).toEqual({ status: 'ready', data: aPublicSite() });
  });
});
