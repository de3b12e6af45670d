import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { latestData } from '../../../src/application/kernel/RemoteData';
import {
  selectMaintenance,
  readMaintenance,
} from '../../../src/application/publicSite/readMaintenance';
import { selectToasts } from '../../../src/application/shell/toastsSlice';
import { createAppStore } from '../../../src/application/store';
import { fakePorts } from '../../support/store/fakePorts';

it('P4.33, P7.4 the last value remains when a later read fails, without a toast', async () => {
  const answers = [
    TE.right(true),
    TE.left({ kind: 'service/unreachable' as const }),
    TE.right(false),
  ];
  const store = createAppStore(
    fakePorts({
      publicSite: {
        readMaintenance: () => answers.shift() ?? TE.left({ kind: 'service/failed' }),
      },
    }),
  );
  const flag = (): boolean | undefined => latestData(selectMaintenance(store.getState()));
  expect(flag()).toBeUndefined();
  await store.dispatch(readMaintenance());
  expect(flag()).toBe(true);
  await store.dispatch(readMaintenance());
  expect(flag()).toBe(true);
  await store.dispatch(readMaintenance());
  expect(flag()).toBe(false);
  expect(selectToasts(store.getState())).toEqual([]);
});
