import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { resetPassword } from '../../../src/application/account/resetPassword';
import { createAppStore } from '../../../src/application/store';
import { aPasswordReset } from '../../support/account/account';
import { fakePorts } from '../../support/store/fakePorts';

const refused = { kind: 'service/refused', message: "Ce lien n'est plus valable." } as const;

describe('a lost password', () => {
  it('P8.8 an expired link is returned to the page as a failure', async () => {
    const store = createAppStore(
      fakePorts({ accounts: { resetPassword: () => TE.left(refused) } }),
    );
    expect(await store.dispatch(resetPassword(aPasswordReset))).toEqual(E.left(refused));
    expect(store.getState().toasts).toEqual([]);
  });

  it('no action contains the new password or the token', async () => {
    const access = fakePorts({ accounts: { resetPassword: () => TE.right({ sentence: null }) } });
    const dispatch = vi.fn();
    await resetPassword(aPasswordReset)(dispatch, () => undefined, access);
    const told = JSON.stringify(dispatch.mock.calls);
    expect(told).not.toContain(aPasswordReset.next);
    expect(told).not.toContain(aPasswordReset.token);
  });
});
