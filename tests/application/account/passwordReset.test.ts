import { left as leftE, right as rightE } from 'fp-ts/Either';
import { left, right } from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { askForNewPassword } from '../../../src/application/account/askForNewPassword';
import { resetPassword } from '../../../src/application/account/resetPassword';
import { createAppStore } from '../../../src/application/store';
import { aPasswordReset } from '../../support/account';
import { fakePorts } from '../../support/fakePorts';

const refused = { kind: 'service/refused', message: "Ce lien n'est plus valable." } as const;

describe('a lost password', () => {
  it("P4.29, P8.8 its mail is asked for, the server's words reach the page, without a toast", async () => {
    const saved = { sentence: 'Un e-mail vous a été envoyé.' };
    const store = createAppStore(
      fakePorts({ accounts: { askForNewPassword: () => right(saved) } }),
    );
    expect(await store.dispatch(askForNewPassword(aPasswordReset.email))).toEqual(rightE(saved));
    expect(store.getState().toasts).toEqual([]);
  });

  it('P8.8 a link that works no more is told by the page', async () => {
    const store = createAppStore(fakePorts({ accounts: { resetPassword: () => left(refused) } }));
    expect(await store.dispatch(resetPassword(aPasswordReset))).toEqual(leftE(refused));
    expect(store.getState().toasts).toEqual([]);
  });

  it('no action carries the new password, nor the token', async () => {
    const access = fakePorts({ accounts: { resetPassword: () => right({ sentence: null }) } });
    const dispatch = vi.fn();
    await resetPassword(aPasswordReset)(dispatch, () => undefined, access);
    const told = JSON.stringify(dispatch.mock.calls);
    expect(told).not.toContain(aPasswordReset.next);
    expect(told).not.toContain(aPasswordReset.token);
  });
});
