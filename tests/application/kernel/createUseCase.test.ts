import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { restoreSession } from '../../../src/application/account/session';
import { selectIsSignedIn } from '../../../src/application/account/sessionSlice';
import { createUseCase } from '../../../src/application/kernel/createUseCase';
import { createAppStore } from '../../../src/application/store';
import { aToken } from '../../support/account/aToken';
import { fakePorts } from '../../support/store/fakePorts';

const refused = createUseCase<void, void>('test/refused', () =>
  TE.left({ kind: 'service/session-expired' }),
);

describe('a use case whose token is refused by the server', () => {
  it('ends the session, removes the token and shows a toast', async () => {
    const access = fakePorts();
    access.browser.tokens.write(aToken());
    const store = createAppStore(access);
    store.dispatch(restoreSession());
    expect(await store.dispatch(refused())).toEqual(E.left({ kind: 'service/session-expired' }));
    expect(selectIsSignedIn(store.getState())).toBe(false);
    expect(access.browser.tokens.read()).toBeNull();
    expect(store.getState().toasts).toMatchObject([
      { notice: { kind: 'service/session-expired' } },
    ]);
  });
});

describe('a late refusal', () => {
  it('does not end the session opened in the meantime, and shows no toast', async () => {
    const access = fakePorts();
    access.browser.tokens.write(aToken({ username: 'first@example.fr' }));
    const second = aToken({ username: 'second@example.fr' });
    const late = createUseCase<void, void>('test/late', () => () => {
      access.browser.tokens.write(second);
      return Promise.resolve(E.left({ kind: 'service/session-expired' }));
    });
    const store = createAppStore(access);
    store.dispatch(restoreSession());
    await store.dispatch(late());
    expect(selectIsSignedIn(store.getState())).toBe(true);
    expect(access.browser.tokens.read()).toEqual(second);
    expect(store.getState().toasts).toEqual([]);
  });

  it('of a public use case does not end it either, but is told', async () => {
    const access = fakePorts();
    access.browser.tokens.write(aToken({ username: 'first@example.fr' }));
    const second = aToken({ username: 'second@example.fr' });
    const late = createUseCase<void, void>(
      'test/late',
      () => () => {
        access.browser.tokens.write(second);
        return Promise.resolve(E.left({ kind: 'service/session-expired' }));
      },
      { isPublic: true },
    );
    const store = createAppStore(access);
    store.dispatch(restoreSession());
    await store.dispatch(late());
    expect(selectIsSignedIn(store.getState())).toBe(true);
    expect(access.browser.tokens.read()).toEqual(second);
    expect(store.getState().toasts).toMatchObject([
      { notice: { kind: 'service/session-expired' } },
    ]);
  });
});

describe('a late success', () => {
  const first = aToken({ username: 'first@example.fr' });
  const second = aToken({ username: 'second@example.fr' });

  it.each([
    ['after another person signed in', second],
    ['after a sign-out', null],
  ])('%s changes nothing and shows no toast, but the caller receives it', async (_title, token) => {
    const access = fakePorts();
    access.browser.tokens.write(first);
    const happened = vi.fn(() => ({ type: 'test/happened' }));
    const late = createUseCase<void, string>(
      'test/late',
      () => () => {
        access.browser.tokens.clear();
        if (token !== null) access.browser.tokens.write(token);
        return Promise.resolve(E.right('of the first person'));
      },
      { noticeOfSuccess: () => ({ kind: 'service/failed' }), eventOfSuccess: happened },
    );
    const store = createAppStore(access);
    expect(await store.dispatch(late())).toEqual(E.right('of the first person'));
    expect(happened).not.toHaveBeenCalled();
    expect(store.getState().toasts).toEqual([]);
    expect(access.browser.tokens.read()).toEqual(token);
  });

  it('counts where the request does not depend on a person', async () => {
    const access = fakePorts();
    access.browser.tokens.write(first);
    const happened = vi.fn(() => ({ type: 'test/happened' }));
    const late = createUseCase<void, string>(
      'test/public',
      () => () => {
        access.browser.tokens.write(second);
        return Promise.resolve(E.right('traffic'));
      },
      { isPublic: true, eventOfSuccess: happened },
    );
    await createAppStore(access).dispatch(late());
    expect(happened).toHaveBeenCalledOnce();
  });
});

describe('a use case that throws', () => {
  it('fails as a fault of the site, not an unreadable response; developers and the operator learn of it', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = createUseCase<void, void>('test/broken', () => {
      throw new RangeError('1e300 euros');
    });
    const report = vi.fn();
    const store = createAppStore(fakePorts({ telemetry: { report } }));
    expect(await store.dispatch(broken())).toEqual(E.left({ kind: 'service/fault' }));
    const error = new RangeError('1e300 euros');
    expect(told).toHaveBeenCalledWith(error);
    expect(report).toHaveBeenCalledExactlyOnceWith({ kind: 'errorThrown', error });
    told.mockRestore();
  });
});
