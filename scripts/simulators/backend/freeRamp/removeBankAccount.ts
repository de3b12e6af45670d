import { failed, ok } from '../../http/answers.ts';
import type { Handler } from '../../http/operationTypes.ts';

/** Deletes the saved bank account (P2.34, P7.30). */
export const removeBankAccount: Handler<'removeBankAccount'> = ({ path, caller }, { store }) => {
  const { changes } = store.run(
    'DELETE FROM bankAccount WHERE id = :id AND accountId = :accountId',
    { id: path.id, accountId: caller.accountId },
  );
  return changes === 0
    ? failed("Cet IBAN n'existe pas.")
    : ok({ status: 'success', message: null, data: null });
};
