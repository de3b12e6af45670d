import { expect, it } from 'vitest';
import { prepareOfflinePage } from '../../../src/application/shell/offlinePage';
import { createAppStore } from '../../../src/application/store';
import { fakePorts } from '../../support/store/fakePorts';

it('the browser prepares the page that is shown without a network', () => {
  let times = 0;
  const store = createAppStore(fakePorts({ offlinePage: { prepare: () => void (times += 1) } }));
  store.dispatch(prepareOfflinePage());
  expect(times).toBe(1);
});
