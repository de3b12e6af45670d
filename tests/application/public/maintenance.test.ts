import { left, right } from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { latestData } from '../../../src/application/kernel/RemoteData';
import { selectMaintenance } from '../../../src/application/public/maintenanceSlice';
import { readMaintenance } from '../../../src/application/public/readMaintenance';
import { selectToasts } from '../../../src/application/shell/toastsSlice';
import { createAppStore } from '../../../src/application/store';
import { fakePorts } from '../../support/fakePorts';

it('P4.33, P7.4 the last flag read stands when it cannot be read again, and nothing is said of that', async () => {
  const answers = [right(true), left({ kind: 'service/unreachable' as const }), right(false)];
  const store = createAppStore(
    fakePorts({
      publicSite: {
        readMaintenance: () => answers.shift() ?? left({ kind: 'service/failed' }),
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
