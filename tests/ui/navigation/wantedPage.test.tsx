import { fc, test as property } from '../../support/basis/property';
import { cleanup, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { signedIn } from '../../../src/application/kernel/events';
import { createAppStore } from '../../../src/application/store';
import { readToken } from '../../../src/domain/account/accessToken';
import { AccessPage } from '../../../src/ui/account/access/AccessPage';
import { readWantedPage, wantingPage } from '../../../src/ui/navigation/wantedPage';
import { aToken } from '../../support/account/aToken';
import { fakePorts } from '../../support/store/fakePorts';

const hostile = [
  ...['//host', '/\\host', '/.//host', '/\t/host', 'javascript:alert(1)', 'https://host/', ''],
  ...[7, null, true, {}, { pathname: '//host' }, { pathname: 7 }, ['/cgv']],
  ...['/espace/connexion', '/ESPACE/inscription/', '/espace/deconnexion', '/login'],
];

describe('M2.1 the page requested before the sign-in, in the navigation state', () => {
  it('is read as it was written, with its own state', () => {
    const state = { claim: [7401] };
    const location = { pathname: '/member/badge/list', search: '?page=2', hash: '#liste' };
    expect(readWantedPage({ state: wantingPage({ ...location, key: '', state }) })).toEqual({
      to: '/member/badge/list?page=2#liste',
      state,
    });
  });

  it.each(hostile)('is ignored if it is %j', (to) => {
    expect(readWantedPage({ state: { wanted: { to } } })).toBeUndefined();
  });

  const part = fc.oneof(fc.constantFrom('/', '//', '\\', 'host', ':', '..', '?', '#'), fc.string());
  const address = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''));
  property.prop([
    fc.oneof(
      fc.record({ wanted: fc.record({ to: fc.oneof(address, fc.anything()) }) }),
      fc.anything(),
    ),
  ])('any history state leads to an address of this site, or is ignored', (state) => {
    const wanted = readWantedPage({ state });
    if (wanted === undefined) return;
    window.history.replaceState(null, '', wanted.to);
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(
      wanted.to,
    );
  });
});

describe('P2.23 a visitor who is signed in already, at the sign-in page', () => {
  afterEach(cleanup);
  let here = '';
  function Here(): null {
    here = useLocation().pathname;
    return null;
  }
  const open = (state: unknown): string => {
    const store = createAppStore(fakePorts());
    const session = readToken(aToken());
    if (session) store.dispatch(signedIn(session));
    render(
      <Provider store={store}>
        <MemoryRouter initialEntries={[{ pathname: '/espace/connexion', state }]}>
          <Routes>
            <Route path="/espace/connexion" element={<AccessPage />} />
            <Route path="*" element={null} />
          </Routes>
          <Here />
        </MemoryRouter>
      </Provider>,
    );
    return here;
  };

  it('is redirected to the requested page', () => {
    expect(open({ wanted: { to: '/member/badge/list' } })).toBe('/member/badge/list');
  });

  it('is redirected to the account chooser if the history has no page of the site', () => {
    expect(open({ wanted: { to: '//host' } })).toBe('/espace');
  });
});
