import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { removeBankAccount, saveBankAccount } from '../../../src/application/freeRamp/bankAccounts';
import { findBankAccount } from '../../../src/application/freeRamp/freeRampLists';
import { selectBankAccount } from '../../../src/application/freeRamp/freeRampSlice';
import type { NewBankAccount } from '../../../src/domain/bank/bankAccount';
import { aBankAccount } from '../../support/freeRamp/freeRamp';
import { answered, openFreeRamp, toastOf } from '../../support/freeRamp/openFreeRamp';

const account = {
  beneficiary: 'CAMILLE DURAND',
  iban: 'MC5811222000010123456789030',
  bic: 'CMCIMCMX',
} as NewBankAccount;
const kept = aBankAccount({ id: 4102, iban: account.iban, bic: account.bic });
const done = (action: string): unknown => ({
  tone: 'success',
  notice: { kind: 'freeRamp/done', action, sentence: null },
});

describe('P3.3, P7.30 the one bank account', () => {
  it('replaces the former one when it is saved, with a toast (P8.17)', async () => {
    const save = vi.fn(() => TE.right(kept));
    const store = await openFreeRamp({ bankAccounts: { save } });
    await store.dispatch(saveBankAccount(account));
    expect(save).toHaveBeenCalledWith(account);
    expect(selectBankAccount(store.getState())).toEqual({ status: 'ready', data: kept });
    expect(toastOf(store)).toEqual(done('bankAccountSaved'));
  });

  it('P2.34 is null after it was deleted, with a toast (P8.17)', async () => {
    const remove = vi.fn(() => TE.right(undefined));
    const store = await openFreeRamp({ bankAccounts: { remove } });
    await store.dispatch(removeBankAccount(4101));
    expect(remove).toHaveBeenCalledWith(4101);
    expect(selectBankAccount(store.getState())).toEqual({ status: 'ready', data: null });
    expect(toastOf(store)).toEqual(done('bankAccountRemoved'));
  });

  it('is not overwritten by the response to a read that began before the save', async () => {
    let answer = (): void => undefined;
    let isSlow = false;
    const store = await openFreeRamp({
      bankAccounts: {
        find: () => () =>
          new Promise((resolve) => {
            answer = () => void TE.right(aBankAccount())().then(resolve);
            if (!isSlow) answer();
          }),
        save: () => TE.right(kept),
      },
    });
    isSlow = true;
    void store.dispatch(findBankAccount());
    await answered();
    await store.dispatch(saveBankAccount(account));
    answer();
    await answered();
    expect(selectBankAccount(store.getState())).toEqual({ status: 'ready', data: kept });
  });

  it.each([
    ['saved', saveBankAccount(account), "L'IBAN fourni est invalide."],
    ['removed', removeBankAccount(4101), "L'IBAN n'a pas pu être supprimé."],
  ] as const)(
    "P8.3 does not change when the server refuses it to be %s; the toast has the server's sentence",
    async (_title, ask, message) => {
      const refusal = { kind: 'service/refused', message } as const;
      const store = await openFreeRamp({
        bankAccounts: { save: () => TE.left(refusal), remove: () => TE.left(refusal) },
      });
      await store.dispatch(ask as ReturnType<typeof removeBankAccount>);
      expect(selectBankAccount(store.getState())).toEqual({
        status: 'ready',
        data: aBankAccount(),
      });
      expect(toastOf(store)).toEqual({ tone: 'error', notice: refusal });
    },
  );
});
