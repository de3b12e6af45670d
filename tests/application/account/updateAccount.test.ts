import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { updateAccount } from '../../../src/application/account/updateAccount';
import { createAppStore } from '../../../src/application/store';
import { aSignUp } from '../../support/account/account';
import { fakePorts } from '../../support/store/fakePorts';

describe('P7.9 changing the account', () => {
  it("shows the server's sentence in a toast", async () => {
    const sentence = 'Votre compte a bien été mis à jour.';
    const store = createAppStore(fakePorts({ accounts: { update: () => TE.right({ sentence }) } }));
    await store.dispatch(updateAccount(aSignUp));
    expect(store.getState().toasts).toMatchObject([
      { tone: 'success', notice: { kind: 'account/updated', sentence } },
    ]);
  });

  it('a failure reaches the form unchanged, without a toast', async () => {
    const error = { kind: 'service/refused', message: 'Non.' } as const;
    const store = createAppStore(fakePorts({ accounts: { update: () => TE.left(error) } }));
    expect(await store.dispatch(updateAccount(aSignUp))).toEqual(E.left(error));
    expect(store.getState().toasts).toEqual([]);
  });

  it('no action contains the password', async () => {
    const access = fakePorts({ accounts: { update: () => TE.right({ sentence: null }) } });
    const dispatch = vi.fn();
    await updateAccount(aSignUp)(dispatch, () => undefined, access);
    expect(dispatch).toHaveBeenCalled();
    expect(JSON.stringify(dispatch.mock.calls)).not.toContain(aSignUp.next);
  });
});
