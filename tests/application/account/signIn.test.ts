import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { selectSession } from '../../../src/application/account/sessionSlice';
import { checkSession } from '../../../src/application/account/session';
import { signIn } from '../../../src/application/account/signIn';
import type { SignInError } from '../../../src/application/ports/account/AccountGateway';
import { instant } from '../../../src/domain/basis/instant';
import { createAppStore } from '../../../src/application/store';
import { aToken } from '../../support/account/aToken';
import { credentials } from '../../support/account/credentials';
import { fakePorts, today } from '../../support/store/fakePorts';

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
    ['cannot be read', 'pas-un-jeton', 'service/unreadable'],
    ['is already over', aToken({ exp: 1_600_000_000 }), 'account/clock-wrong'],
  ])('a token that %s opens no session and is not stored', async (_reason, token, kind) => {
    const access = fakePorts({ accounts: { signIn: () => TE.right(token) } });
    const store = createAppStore(access);
    const result = await store.dispatch(signIn(credentials));
    expect(result).toEqual(E.left({ kind }));
    expect(access.browser.tokens.read()).toBeNull();
    expect(selectSession(store.getState())).toEqual({ status: 'anonymous' });
  });

  it('a token that is over on a device whose clock is a day ahead corrects the clock', async () => {
    const day = 86_400;
    const token = aToken({ iat: today - day, exp: today - day + 3600 });
    let corrected = 0;
    const access = fakePorts({
      accounts: { signIn: () => TE.right(token) },
      clock: {
        now: () => instant(today + corrected),
        deviceNow: () => today,
        correct: (seconds) => {
          corrected = seconds;
        },
      },
    });
    const store = createAppStore(access);
    await store.dispatch(signIn(credentials));
    expect(corrected).toBe(-day);
    expect(selectSession(store.getState())).toMatchObject({ status: 'signedIn' });
    store.dispatch(checkSession());
    expect(selectSession(store.getState())).toMatchObject({ status: 'signedIn' });
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
