import { left, right } from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { listTariffs } from '../../../src/application/tariffs/listTariffs';
import { selectTariffs } from '../../../src/application/tariffs/tariffsSlice';
import { selectToasts } from '../../../src/application/shell/toastsSlice';
import { createAppStore } from '../../../src/application/store';
import { aTariff } from '../../support/builders';
import { fakePorts } from '../../support/fakePorts';

describe('the published prices', () => {
  it('M3.12 are kept once fetched', async () => {
    const store = createAppStore(fakePorts({ tariffs: { list: () => right([aTariff()]) } }));
    await store.dispatch(listTariffs());
    expect(selectTariffs(store.getState())).toEqual({ status: 'ready', data: [aTariff()] });
  });

  it('a failure is kept for the screen that needs them, without a toast', async () => {
    const error = { kind: 'service/unreachable' } as const;
    const store = createAppStore(fakePorts({ tariffs: { list: () => left(error) } }));
    await store.dispatch(listTariffs());
    expect(selectTariffs(store.getState())).toEqual({ status: 'failed', error });
    expect(selectToasts(store.getState())).toEqual([]);
  });
});
