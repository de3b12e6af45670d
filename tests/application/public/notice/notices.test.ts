import { isRight } from 'fp-ts/Either';
import { left, right } from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import type { ServiceError } from '../../../../src/application/kernel/ServiceError';
import { findNotice } from '../../../../src/application/public/notice/findNotice';
import { wishNoticeReceipt } from '../../../../src/application/public/notice/wishNoticeReceipt';
import { createAppStore } from '../../../../src/application/store';
import { aNoticeSearch, aPassageNotice } from '../../../support/notices';
import { fakePorts, type GivenPorts } from '../../../support/fakePorts';
import { toastOf } from '../../../support/openFreeRamp';

const opening = (notices: GivenPorts['notices'] = {}) => createAppStore(fakePorts({ notices }));

const failures: readonly ServiceError[] = [
  { kind: 'service/unreachable' },
  { kind: 'service/too-slow' },
  { kind: 'service/failed' },
  { kind: 'service/unreadable' },
  { kind: 'service/refused', message: 'Aucune constatation ne correspond.' },
];

describe('P7.20 finding a notice', () => {
  it('asks for what was typed, and says nothing in a toast', async () => {
    const find = vi.fn(() => right(aPassageNotice()));
    const store = opening({ find });
    const found = await store.dispatch(findNotice(aNoticeSearch));
    expect(find).toHaveBeenCalledWith(aNoticeSearch);
    expect(isRight(found) && found.right).toEqual(aPassageNotice());
    expect(toastOf(store)).toBeUndefined();
  });

  it.each(failures)('P8.10 $kind is for the page to say', async (failure) => {
    const store = opening({ find: () => left(failure) });
    expect(await store.dispatch(findNotice(aNoticeSearch))).toEqual({
      _tag: 'Left',
      left: failure,
    });
    expect(toastOf(store)).toBeUndefined();
  });
});

describe('P4.10, P7.21 wishing for a receipt', () => {
  it.each([true, false])('P8.13 a wish that was kept is told: %s', async (isWanted) => {
    const wishReceipt = vi.fn(() => right(undefined));
    const store = opening({ wishReceipt });
    const wish = { id: 31_007, isWanted };
    expect(isRight(await store.dispatch(wishNoticeReceipt(wish)))).toBe(true);
    expect(wishReceipt).toHaveBeenCalledWith(wish);
    expect(toastOf(store)).toEqual({ tone: 'success', notice: { kind: 'receiptWish/kept' } });
  });

  it.each(failures)('P8.12 whatever keeps it away, the quoted sentence: $kind', async (failure) => {
    const store = opening({ wishReceipt: () => left(failure) });
    await store.dispatch(wishNoticeReceipt({ id: 31_007, isWanted: true }));
    expect(toastOf(store)).toEqual({ tone: 'error', notice: { kind: 'receiptWish/failed' } });
  });
});
