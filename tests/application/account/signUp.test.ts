import { left as leftE } from 'fp-ts/Either';
import { left, right } from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { signUp } from '../../../src/application/account/signUp';
import type { ServiceError } from '../../../src/application/kernel/ServiceError';
import { createAppStore } from '../../../src/application/store';
import { aSignUp } from '../../support/account';
import { fakePorts } from '../../support/fakePorts';

describe('sign-up', () => {
  it("P8.17 says in a toast, in the server's words, that a mail was sent to confirm", async () => {
    const sentence = 'Un e-mail de confirmation vous a été envoyé.';
    const store = createAppStore(fakePorts({ accounts: { signUp: () => right({ sentence }) } }));
    await store.dispatch(signUp(aSignUp));
    expect(store.getState().toasts).toMatchObject([
      { tone: 'success', notice: { kind: 'account/signed-up', sentence } },
    ]);
  });

  it.each<ServiceError>([
    { kind: 'service/refused', message: 'Un compte existe déjà avec cette adresse e-mail.' },
    { kind: 'service/unreachable' },
  ])('P7.8 $kind reaches the form as it is, without a toast', async (error) => {
    const store = createAppStore(fakePorts({ accounts: { signUp: () => left(error) } }));
    expect(await store.dispatch(signUp(aSignUp))).toEqual(leftE(error));
    expect(store.getState().toasts).toEqual([]);
  });

  it('no action carries the password', async () => {
    const access = fakePorts({ accounts: { signUp: () => right({ sentence: null }) } });
    const dispatch = vi.fn();
    await signUp(aSignUp)(dispatch, () => undefined, access);
    expect(dispatch).toHaveBeenCalled();
    expect(JSON.stringify(dispatch.mock.calls)).not.toContain(aSignUp.next);
  });
});
