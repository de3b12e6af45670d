import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import type { ServiceError } from '../../../src/application/kernel/ServiceError';
import { findNotice } from '../../../src/application/notice/findNotice';
import { createAppStore } from '../../../src/application/store';
import { aNoticeSearch, aPassageNotice } from '../../support/publicSite/notices';
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

describe('P7.20 finding a notice', () => {
  it('sends the typed values, and shows no toast', async () => {
    const find = vi.fn(() => TE.right(aPassageNotice()));
    const store = opening({ find });
    const found = await store.dispatch(findNotice(aNoticeSearch));
    expect(find).toHaveBeenCalledWith(aNoticeSearch);
    expect(E.isRight(found) && found.right).toEqual(aPassageNotice());
    expect(toastOf(store)).toBeUndefined();
  });

  it.each(failures)('P8.10 $kind is returned to the page', async (failure) => {
    const store = opening({ find: () => TE.left(failure) });
    expect(await store.dispatch(findNotice(aNoticeSearch))).toEqual({
      _tag: 'Left',
      left: failure,
    });
    expect(toastOf(store)).toBeUndefined();
  });
});
