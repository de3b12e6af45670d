import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { askForNewPassword } from '../../../src/application/account/askForNewPassword';
import { createAppStore } from '../../../src/application/store';
import { aPasswordReset } from '../../support/account/account';
import { fakePorts } from '../../support/store/fakePorts';

describe('a lost password', () => {
  it("P4.29, P8.8 requests the mail; the server's sentence reaches the page, without a toast", async () => {
    const saved = { sentence: 'Un e-mail vous a été envoyé.' };
    const store = createAppStore(
      fakePorts({ accounts: { askForNewPassword: () => TE.right(saved) } }),
    );
    expect(await store.dispatch(askForNewPassword(aPasswordReset.email))).toEqual(E.right(saved));
    expect(store.getState().toasts).toEqual([]);
  });
});
