import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { selectSession } from '../../../src/application/account/sessionSlice';
import { signIn } from '../../../src/application/account/signIn';
import type { SignInError } from '../../../src/application/ports/account/AccountGateway';
import { createAppStore } from '../../../src/application/store';
import { aToken } from '../../support/account/aToken';
import { credentials } from '../../support/account/credentials';
import { fakePorts } from '../../support/store/fakePorts';

describe('sign-in', () => {
  it('P7.7 stores the token and opens the session that it describes', async () => {
    const token = aToken({ scopes: ['SUBSCRIBER'] });
    const access = fakePorts({ accounts: { signIn: () => TE.right(token) } });
    const store = createAppStore(access);
    await store.dispatch(signIn(credentials));
    expect(access.browser.tokens.read()).toEqual(token);
    expect(selectSession(store.getState())).toMatchObject({
      status: 'signedIn',
      session: { username: 'camille.durand@example.fr', scopes: ['SUBSCRIBER'] },
    });
  });

  it.each([
    ['cannot be read', 'pas-un-jeton'],
    ['is already over', aToken({ exp: 1_600_000_000 })],
  ])('a token that %s opens no session and is not stored', async (_reason, token) => {
    const access = fakePorts({ accounts: { signIn: () => TE.right(token) } });
    const store = createAppStore(access);
    const result = await store.dispatch(signIn(credentials));
    expect(result).toEqual(E.left({ kind: 'service/unreadable' }));
    expect(access.browser.tokens.read()).toBeNull();
    expect(selectSession(store.getState())).toEqual({ status: 'anonymous' });
  });

  it.each<SignInError>([
    { kind: 'account/credentials-refused', message: 'Identifiants incorrects.' },
    { kind: 'account/first-connection-required', message: null },
    { kind: 'service/unreachable' },
  ])('$kind reaches the form unchanged, without a toast', async (error) => {
    const store = createAppStore(fakePorts({ accounts: { signIn: () => TE.left(error) } }));
    expect(await store.dispatch(signIn(credentials))).toEqual(E.left(error));
    expect(store.getState().toasts).toEqual([]);
  });

  it('no action contains the password', async () => {
    const access = fakePorts({ accounts: { signIn: () => TE.right(aToken()) } });
    const dispatch = vi.fn();
    await signIn(credentials)(dispatch, () => undefined, access);
    expect(dispatch).toHaveBeenCalled();
    expect(JSON.stringify(dispatch.mock.calls)).not.toContain(credentials.password);
  });

  it('reports an unreachable service when its code cannot be fetched', async () => {
    const access = { ...fakePorts(), all: () => Promise.reject(new Error('offline')) };
    const store = createAppStore(access);
    expect(await store.dispatch(signIn(credentials))).toEqual(
      E.left({ kind: 'service/unreachable' }),
    );
  });
});
