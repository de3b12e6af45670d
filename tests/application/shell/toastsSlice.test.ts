import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { createUseCase } from '../../../src/application/kernel/createUseCase';
import { notified } from '../../../src/application/kernel/notified';
import { selectToasts, toastDismissed } from '../../../src/application/shell/toastsSlice';
import { createAppStore } from '../../../src/application/store';
import { fakePorts } from '../../support/store/fakePorts';

describe('toasts', () => {
  it('the same sentence twice is one toast, shown again', () => {
    const store = createAppStore(fakePorts());
    store.dispatch(notified({ kind: 'passages/nothing-selected' }));
    const [first] = selectToasts(store.getState());
    store.dispatch(notified({ kind: 'passages/nothing-selected' }));
    const again = selectToasts(store.getState());
    expect(again).toHaveLength(1);
    expect(again[0]?.id).not.toBe(first?.id);
  });

  it('close when dismissed', () => {
    const store = createAppStore(fakePorts());
    store.dispatch(notified({ kind: 'service/failed' }));
    store.dispatch(toastDismissed(selectToasts(store.getState())[0]?.id ?? ''));
    expect(selectToasts(store.getState())).toEqual([]);
  });

  it('P8.1 a new outcome of a use case, also without a notice, removes its older toast', async () => {
    const answers = [TE.left({ kind: 'service/failed' } as const), TE.right(undefined)];
    const send = createUseCase<void, void>(
      'test/send',
      () => answers.shift() ?? TE.right(undefined),
      { noticeOfFailure: (failure) => failure },
    );
    const store = createAppStore(fakePorts());
    await store.dispatch(send());
    expect(selectToasts(store.getState())).toHaveLength(1);
    await store.dispatch(send());
    expect(selectToasts(store.getState())).toEqual([]);
  });

  it('a success has another tone than an error', async () => {
    const succeeding = createUseCase<void, void>('test/succeeding', () => TE.right(undefined), {
      noticeOfSuccess: () => ({ kind: 'passages/exported', count: 1 }),
    });
    const failing = createUseCase<void, void>(
      'test/failing',
      () => TE.left({ kind: 'service/failed' }),
      { noticeOfFailure: (failure) => failure },
    );
    const store = createAppStore(fakePorts());
    await store.dispatch(succeeding());
    await store.dispatch(failing());
    expect(selectToasts(store.getState()).map(({ tone, from }) => [tone, from])).toEqual([
      ['success', 'test/succeeding/succeeded'],
      ['error', 'test/failing/failed'],
    ]);
  });
});
