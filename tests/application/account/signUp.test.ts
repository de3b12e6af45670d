import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { signUp } from '../../../src/application/account/signUp';
import type { ServiceError } from '../../../src/application/kernel/ServiceError';
import { createAppStore } from '../../../src/application/store';
import { aSignUp } from '../../support/account/account';
import { fakePorts } from '../../support/store/fakePorts';

describe('sign-up', () => {
  it("P8.17 shows the server's sentence in a toast: a mail was sent to confirm", async () => {
    const sentence = 'Un e-mail de confirmation vous a été envoyé.';
    const store = createAppStore(fakePorts({ accounts: { signUp: () => TE.right({ sentence }) } }));
    await store.dispatch(signUp(aSignUp));
    expect(store.getState().toasts).toMatchObject([
      { tone: 'success', notice: { kind: 'account/signed-up', sentence } },
    ]);
  });

  it.each<ServiceError>([
    { kind: 'service/refused', message: 'Un compte existe déjà avec cette adresse e-mail.' },
    { kind: 'service/unreachable' },
  ])('P7.8 $kind reaches the form unchanged, without a toast', async (error) => {
    const store = createAppStore(fakePorts({ accounts: { signUp: () => TE.left(error) } }));
    expect(await store.dispatch(signUp(aSignUp))).toEqual(E.left(error));
    expect(store.getState().toasts).toEqual([]);
  });

  it('no action contains the password', async () => {
    const access = fakePorts({ accounts: { signUp: () => TE.right({ sentence: null }) } });
    const dispatch = vi.fn();
    await signUp(aSignUp)(dispatch, () => undefined, access);
    expect(dispatch).toHaveBeenCalled();
    expect(JSON.stringify(dispatch.mock.calls)).not.toContain(aSignUp.next);
  });
});
