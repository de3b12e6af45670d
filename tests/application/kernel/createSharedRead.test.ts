import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { createSharedRead } from '../../../src/application/kernel/createSharedRead';
import { sessionExpired, signedOut } from '../../../src/application/kernel/events';
import type { ServiceError } from '../../../src/application/kernel/ServiceError';
import { selectToasts } from '../../../src/application/shell/toastsSlice';
import { createAppStore } from '../../../src/application/store';
import { fakePorts } from '../../support/store/fakePorts';

const unreachable = { kind: 'service/unreachable' } as const;
const ready = { status: 'ready', data: 'answer to 7' };
const call = vi.fn((id: number): TE.TaskEither<ServiceError, string> =>
  TE.right(`answer to ${String(id)}`),
);
const open = createSharedRead<number, string>('test/open', (id) => call(id), { isPublic: true });
const personal = createSharedRead<number, string>('test/personal', (id) => call(id), {
  isPublic: false,
});

function openStore() {
  call.mockClear();
  return createAppStore(fakePorts());
}

describe('a shared read', () => {
  it('is idle before the first request, then loading, then ready', async () => {
    const store = openStore();
    expect(open.select(store.getState())).toEqual({ status: 'idle' });
    store.dispatch(open.ensure(7));
    expect(open.select(store.getState())).toMatchObject({ status: 'loading' });
    await vi.waitFor(() => expect(open.select(store.getState())).toEqual(ready));
    expect(call.mock.calls).toEqual([[7]]);
  });

  it('is not requested again while it is loading or once it is ready', async () => {
    const store = openStore();
    store.dispatch(open.ensure(7));
    store.dispatch(open.ensure(7));
    await vi.waitFor(() => expect(open.select(store.getState())).toEqual(ready));
    store.dispatch(open.ensure(7));
    expect(call).toHaveBeenCalledOnce();
  });

  it('that failed is requested again when a screen needs it, without a toast', async () => {
    const store = openStore();
    call.mockReturnValueOnce(TE.left(unreachable));
    store.dispatch(open.ensure(7));
    await vi.waitFor(() =>
      expect(open.select(store.getState())).toEqual({ status: 'failed', error: unreachable }),
    );
    expect(selectToasts(store.getState())).toEqual([]);
    store.dispatch(open.ensure(7));
    await vi.waitFor(() => expect(open.select(store.getState())).toEqual(ready));
  });

  it('that is read is requested whatever the store contains', async () => {
    const store = openStore();
    await store.dispatch(open.read(7));
    await store.dispatch(open.read(7));
    expect(call).toHaveBeenCalledTimes(2);
  });

  it.each([signedOut, sessionExpired])('is dropped at $type, unless it is public', async (end) => {
    const store = openStore();
    await store.dispatch(open.read(7));
    await store.dispatch(personal.read(7));
    expect(personal.select(store.getState())).toEqual(ready);
    store.dispatch(end());
    expect(personal.select(store.getState())).toEqual({ status: 'idle' });
    expect(open.select(store.getState())).toEqual(ready);
  });

  it('names its actions after the use case', () => {
    expect(open.read.started.type).toBe('test/open/started');
    expect([open.read.isPublic, personal.read.isPublic]).toEqual([true, false]);
  });
});
