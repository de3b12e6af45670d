import { fc, test as property } from '@fast-check/vitest';
import { cleanup, render } from '@testing-library/react';
import { toNullable } from 'fp-ts/Option';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { signedIn } from '../../../src/application/kernel/events';
import { createAppStore } from '../../../src/application/store';
import { readToken } from '../../../src/domain/accessToken';
import { AccessPage } from '../../../src/ui/account/AccessPage';
import { readWantedPage } from '../../../src/ui/navigation/readWantedPage';
import { wantingPage } from '../../../src/ui/navigation/wantedPage';
import { aToken } from '../../support/aToken';
import { fakePorts } from '../../support/fakePorts';

const hostile = [
  ...['//host', '/\\host', '/.//host', '/\t/host', 'javascript:alert(1)', 'https://host/', ''],
  ...[7, null, true, {}, { pathname: '//host' }, { pathname: 7 }, ['/cgv']],
  ...['/espace/connexion', '/ESPACE/inscription/', '/espace/deconnexion', '/login'],
];

describe('M2.1 the page wanted before the sign-in travels in the navigation state', () => {
  it('what was put in is read again, with its own state', () => {
    const state = { claim: [7401] };
    const location = { pathname: '/member/badge/list', search: '?page=2', hash: '#liste' };
    expect(readWantedPage({ state: wantingPage({ ...location, key: '', state }) })).toEqual({
      to: '/member/badge/list?page=2#liste',
      state,
    });
  });

  it.each(hostile)('%j, which may stand there too, leads nowhere', (to) => {
    expect(readWantedPage({ state: { wanted: { to } } })).toBeUndefined();
  });

  const part = fc.oneof(fc.constantFrom('/', '//', '\\', 'host', ':', '..', '?', '#'), fc.string());
  const address = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''));
  property.prop([
    fc.oneof(
      fc.record({ wanted: fc.record({ to: fc.oneof(address, fc.anything()) }) }),
      fc.anything(),
    ),
  ])('whatever stands in the history, it leads to an address of this site or nowhere', (state) => {
    const wanted = readWantedPage({ state });
    if (wanted === undefined) return;
    window.history.replaceState(null, '', wanted.to);
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(
      wanted.to,
    );
  });
});

describe('P2.23 whoever is signed in at the sign-in page', () => {
  afterEach(cleanup);
  let here = '';
  function Here(): null {
    here = useLocation().pathname;
    return null;
  }
  const open = (state: unknown): string => {
    const store = createAppStore(fakePorts());
    const session = toNullable(readToken(aToken()));
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

  it('goes to the wanted page', () => {
    expect(open({ wanted: { to: '/member/badge/list' } })).toBe('/member/badge/list');
  });

  it.each(hostile)('goes to the account chooser where the history says %j', (to) => {
    expect(open({ wanted: { to } })).toBe('/espace');
  });
});
