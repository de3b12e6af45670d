import { expect, it } from 'vitest';
import { readStoredRoute, storeRoute } from '../../../src/application/publicSite/storedRoute';
import { signOut } from '../../../src/application/account/session';
import { createAppStore } from '../../../src/application/store';
import { fakePorts } from '../../support/store/fakePorts';

it('the trip of this device is stored until it is removed; a sign-out keeps it', () => {
  const access = fakePorts();
  const open = () => createAppStore(access);
  expect(open().dispatch(readStoredRoute())).toBeNull();
  open().dispatch(storeRoute({ from: 'menpenti', to: 'prado2' }));
  open().dispatch(signOut());
  expect(open().dispatch(readStoredRoute())).toEqual({ from: 'menpenti', to: 'prado2' });
  open().dispatch(storeRoute(null));
  expect(open().dispatch(readStoredRoute())).toBeNull();
});

it('a direction that an earlier release has stored is the trip between its ends', () => {
  const access = fakePorts();
  access.browser.routes.write('pradoToCarenage' as never);
  expect(createAppStore(access).dispatch(readStoredRoute())).toEqual({
    from: 'prado',
    to: 'oldPort',
  });
});
