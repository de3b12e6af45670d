import { describe, expect, it, vi } from 'vitest';
import { restoreSession } from '../../../src/application/account/session';
import { selectIsSignedIn } from '../../../src/application/account/sessionSlice';
import { printPassages } from '../../../src/application/passage/printPassages';
import { createAppStore } from '../../../src/application/store';
import { aToken } from '../../support/account/aToken';
import { fakePorts, today } from '../../support/store/fakePorts';

describe('the print of passages', () => {
  it('M7.7 prints the chosen passages with the token', async () => {
    const print = vi.fn();
    const access = fakePorts({ passagePrinter: { print } });
    const token = aToken();
    access.browser.tokens.write(token);
    await createAppStore(access).dispatch(printPassages([7, 8]));
    expect(print).toHaveBeenCalledWith([7, 8], token);
  });

  it('prints nothing with an expired token, and reports it', async () => {
    const print = vi.fn();
    const access = fakePorts({ passagePrinter: { print } });
    access.browser.tokens.write(aToken({ exp: today }));
    const store = createAppStore(access);
    await store.dispatch(printPassages([7]));
    expect(print).not.toHaveBeenCalled();
    expect(store.getState().toasts).toMatchObject([
      { notice: { kind: 'service/session-expired' } },
    ]);
  });

  it('prints nothing after a sign-out in another tab: the session ends, without a toast', async () => {
    const access = fakePorts();
    access.browser.tokens.write(aToken());
    const store = createAppStore(access);
    store.dispatch(restoreSession());
    access.browser.tokens.clear();
    await store.dispatch(printPassages([7]));
    expect(selectIsSignedIn(store.getState())).toBe(false);
    expect(store.getState().toasts).toEqual([]);
  });
});
