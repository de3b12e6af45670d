import { expect, it } from 'vitest';
import { downloadInterrupted } from '../../../src/application/download/downloadInterrupted';
import { selectToasts } from '../../../src/application/shell/toastsSlice';
import { createAppStore } from '../../../src/application/store';
import { aToken } from '../../support/account/aToken';
import { fakePorts } from '../../support/store/fakePorts';

const title = 'Exporter toute la recherche';

it.each([
  ['left', 'download/interrupted'],
  ['replaced', 'download/replaced'],
] as const)('says what opens the download again: %s', (cause, kind) => {
  const access = fakePorts();
  access.browser.tokens.write(aToken());
  const store = createAppStore(access);
  store.dispatch(downloadInterrupted(title, cause));
  expect(selectToasts(store.getState())).toMatchObject([{ notice: { kind, title } }]);
});

it('says nothing without a session: there is nothing to go on with', () => {
  const store = createAppStore(fakePorts());
  store.dispatch(downloadInterrupted(title, 'left'));
  expect(selectToasts(store.getState())).toEqual([]);
});
