import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation, type Location } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { sessionExpired, signedIn } from '../../../src/application/kernel/events';
import { createAppStore } from '../../../src/application/store';
import { readToken, type Scope } from '../../../src/domain/account/accessToken';
import { RequireSession } from '../../../src/ui/app/guards';
import { aToken } from '../../support/account/aToken';
import { fakePorts } from '../../support/store/fakePorts';

afterEach(cleanup);

const guardedEntry = {
  pathname: '/member/badge/list',
  search: '?page=2',
  hash: '#liste',
  state: { badgeReference: '5001' },
};
const signIn = '/espace/connexion';
const chooser = '/espace';

let here: Location;
function Here(): null {
  here = useLocation();
  return null;
}

/** Opens the guarded page at `guardedEntry` with a token of these scopes, or without a token. */
function openGuarded(
  guarded: ReactElement,
  scopes?: readonly Scope[],
): { readonly signInAs: (username: string) => void; readonly expire: () => void } {
  const store = createAppStore(fakePorts());
  const signInAs = (username: string): void => {
    const session = readToken(aToken({ username, scopes: scopes ?? [] }));
    if (!session) throw new Error('The token of the test is unreadable');
    store.dispatch(signedIn(session));
  };
  if (scopes) signInAs('camille.durand@example.fr');
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/faq', guardedEntry]}>
        <Routes>
          <Route path={guardedEntry.pathname} element={guarded}>
            <Route index element={<p>Nested page</p>} />
          </Route>
          <Route path="*" element={null} />
        </Routes>
        <Here />
      </MemoryRouter>
    </Provider>,
  );
  return {
    signInAs: (username) => act(() => signInAs(username)),
    expire: () => act(() => void store.dispatch(sessionExpired())),
  };
}

const page = <input aria-label="Private page" />;
const isShown = (): boolean => screen.queryByLabelText('Private page') !== null;

describe('M2.1 without a token', () => {
  it('the page is not rendered: the visitor is redirected to the sign-in page', () => {
    openGuarded(<RequireSession>{page}</RequireSession>);
    expect(isShown()).toBe(false);
    expect(here.pathname).toBe(signIn);
  });

  it('the requested page is stored, with its search, its hash and its navigation state', () => {
    openGuarded(<RequireSession scope="SUBSCRIBER">{page}</RequireSession>);
    expect(here.state).toEqual({
      wanted: { to: '/member/badge/list?page=2#liste', state: guardedEntry.state },
    });
  });

  it('a token that expires removes the page', () => {
    const { expire } = openGuarded(<RequireSession>{page}</RequireSession>, ['SUBSCRIBER']);
    expect(isShown()).toBe(true);
    expire();
    expect(isShown()).toBe(false);
    expect(here.pathname).toBe(signIn);
  });
});

describe('P6.3, P6.5 with a token', () => {
  it.each([
    [undefined, []],
    [undefined, ['FREE']],
    ['FREE', ['FREE']],
    ['SUBSCRIBER', ['SUBSCRIBER']],
    ['SUBSCRIBER', ['SUBSCRIBER', 'FREE']],
  ] as const)('a page for the scope %s is rendered for a token with %j', (scope, scopes) => {
    openGuarded(<RequireSession {...(scope && { scope })}>{page}</RequireSession>, scopes);
    expect(isShown()).toBe(true);
    expect(here.pathname).toBe(guardedEntry.pathname);
  });

  it.each([
    ['FREE', ['SUBSCRIBER']],
    ['SUBSCRIBER', ['FREE']],
    ['SUBSCRIBER', []],
  ] as const)(
    'a page for the scope %s redirects a token with %j to the chooser',
    (scope, scopes) => {
      openGuarded(<RequireSession scope={scope}>{page}</RequireSession>, scopes);
      expect(isShown()).toBe(false);
      expect(here.pathname).toBe(chooser);
      expect(here.state).toBeNull();
    },
  );

  it('without children the nested route is rendered', () => {
    openGuarded(<RequireSession />, ['SUBSCRIBER']);
    expect(screen.queryByText('Nested page')).not.toBeNull();
  });

  it('another account remounts the page: values typed by the first one are removed', async () => {
    const { signInAs } = openGuarded(<RequireSession>{page}</RequireSession>, ['SUBSCRIBER']);
    await userEvent.type(screen.getByLabelText('Private page'), 'FR76');
    signInAs('camille.durand@example.fr');
    expect(screen.getByLabelText<HTMLInputElement>('Private page').value).toBe('FR76');
    signInAs('sacha.martin@example.fr');
    expect(screen.getByLabelText<HTMLInputElement>('Private page').value).toBe('');
  });
});
