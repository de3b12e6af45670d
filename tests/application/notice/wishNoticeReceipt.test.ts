import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import type { ServiceError } from '../../../src/application/kernel/ServiceError';
import { wishNoticeReceipt } from '../../../src/application/notice/wishNoticeReceipt';
import { createAppStore } from '../../../src/application/store';
import { fakePorts, type GivenPorts } from '../../support/store/fakePorts';
import { toastOf } from '../../support/freeRamp/openFreeRamp';

const opening = (notices: GivenPorts['notices'] = {}) => createAppStore(fakePorts({ notices }));

const failures: readonly ServiceError[] = [
  { kind: 'service/unreachable' },
  { kind: 'service/too-slow' },
  { kind: 'service/failed' },
  { kind: 'service/unreadable' },
  { kind: 'service/refused', message: 'Aucune constatation ne correspond.' },
];

describe('P4.10, P7.21 requesting a receipt', () => {
  it.each([true, false])('P8.13 a saved choice is reported: %s', async (isWanted) => {
    const wishReceipt = vi.fn(() => TE.right(undefined));
    const store = opening({ wishReceipt });
    const wish = { id: 31_007, isWanted };
    expect(E.isRight(await store.dispatch(wishNoticeReceipt(wish)))).toBe(true);
    expect(wishReceipt).toHaveBeenCalledWith(wish);
    expect(toastOf(store)).toEqual({ tone: 'success', notice: { kind: 'receiptWish/kept' } });
  });

  it.each(failures)('P8.12 any failure shows the quoted sentence: $kind', async (failure) => {
    const store = opening({ wishReceipt: () => TE.left(failure) });
    await store.dispatch(wishNoticeReceipt({ id: 31_007, isWanted: true }));
    expect(toastOf(store)).toEqual({ tone: 'error', notice: { kind: 'receiptWish/failed' } });
  });
});
