import { left as leftE, right as rightE } from 'fp-ts/Either';
import { isSome, none, some } from 'fp-ts/Option';
import { left } from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { restoreSession } from '../../../src/application/account/session';
import { selectIsSignedIn } from '../../../src/application/account/sessionSlice';
import { createUseCase } from '../../../src/application/kernel/createUseCase';
import { createAppStore } from '../../../src/application/store';
import { aToken } from '../../support/aToken';
import { fakePorts } from '../../support/fakePorts';

const refused = createUseCase<void, void>('test/refused', () =>
  left({ kind: 'service/session-expired' }),
);

describe('a use case whose token is refused by the server', () => {
  it('ends the session, forgets the token and says so in a toast', async () => {
    const access = fakePorts();
    access.browser.tokens.write(aToken());
    const store = createAppStore(access);
    store.dispatch(restoreSession());
    expect(await store.dispatch(refused())).toEqual(leftE({ kind: 'service/session-expired' }));
    expect(selectIsSignedIn(store.getState())).toBe(false);
    expect(access.browser.tokens.read()).toEqual(none);
    expect(store.getState().toasts).toMatchObject([
      { notice: { kind: 'service/session-expired' } },
    ]);
  });
});

describe('a refusal that comes late', () => {
  it('does not end the session opened in the meantime, and says nothing', async () => {
    const access = fakePorts();
    access.browser.tokens.write(aToken({ username: 'first@example.fr' }));
    const second = aToken({ username: 'second@example.fr' });
    const late = createUseCase<void, void>('test/late', () => () => {
      access.browser.tokens.write(second);
      return Promise.resolve(leftE({ kind: 'service/session-expired' }));
    });
    const store = createAppStore(access);
    store.dispatch(restoreSession());
    await store.dispatch(late());
    expect(selectIsSignedIn(store.getState())).toBe(true);
    expect(access.browser.tokens.read()).toEqual(some(second));
    expect(store.getState().toasts).toEqual([]);
  });
});

describe('a success that comes late', () => {
  const first = aToken({ username: 'first@example.fr' });
  const second = aToken({ username: 'second@example.fr' });

  it.each([
    ['after another person signed in', some(second)],
    ['after a sign-out', none],
  ])('%s changes nothing and says nothing, but the caller learns of it', async (_title, token) => {
    const access = fakePorts();
    access.browser.tokens.write(first);
    const happened = vi.fn(() => ({ type: 'test/happened' }));
    const late = createUseCase<void, string>(
      'test/late',
      () => () => {
        access.browser.tokens.clear();
        if (isSome(token)) access.browser.tokens.write(token.value);
        return Promise.resolve(rightE('of the first person'));
      },
      { noticeOfSuccess: () => ({ kind: 'service/failed' }), eventOfSuccess: happened },
    );
    const store = createAppStore(access);
    expect(await store.dispatch(late())).toEqual(rightE('of the first person'));
    expect(happened).not.toHaveBeenCalled();
    expect(store.getState().toasts).toEqual([]);
    expect(access.browser.tokens.read()).toEqual(token);
  });

  it('counts all the same where nothing of one person was asked', async () => {
    const access = fakePorts();
    access.browser.tokens.write(first);
    const happened = vi.fn(() => ({ type: 'test/happened' }));
    const late = createUseCase<void, string>(
      'test/public',
      () => () => {
        access.browser.tokens.write(second);
        return Promise.resolve(rightE('traffic'));
      },
      { isPublic: true, eventOfSuccess: happened },
    );
    await createAppStore(access).dispatch(late());
    expect(happened).toHaveBeenCalledOnce();
  });
});

describe('a use case that throws', () => {
  it('ends as a fault of the site, not as an unreadable answer, and developers see what was thrown', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = createUseCase<void, void>('test/broken', () => {
      throw new RangeError('1e300 euros');
    });
    expect(await createAppStore(fakePorts()).dispatch(broken())).toEqual(
      leftE({ kind: 'service/fault' }),
    );
    expect(told).toHaveBeenCalledWith(new RangeError('1e300 euros'));
    told.mockRestore();
  });
});
