import { isValidIBAN } from 'ibantools';
import { failed, ok } from '../../http/answers.ts';
import type { Handler } from '../../http/operationTypes.ts';
import { bankAccountOf } from './bankAccounts.ts';

/**
 * Saves the bank account for refunds, French or not. It replaces the former one and keeps its id
 * (P5.20, P7.30).
 */
export const saveBankAccount: Handler<'saveBankAccount'> = ({ body, caller }, services) => {
  const { name, iban, bic } = body;
  const { accountId } = caller;
  if (name.trim() === '') return failed('Vous devez remplir tous les champs.');
  if (!isValidIBAN(iban)) return failed("L'IBAN fourni est invalide.");
  services.store.run(
    `INSERT INTO bankAccount (accountId, name, iban, bic) VALUES (:accountId, :name, :iban, :bic)
     ON CONFLICT (accountId) DO UPDATE SET name = excluded.name, iban = excluded.iban, bic = excluded.bic`,
    { accountId, name, iban, bic },
  );
  const bank = bankAccountOf(accountId, services);
  if (bank === undefined) throw new Error(`no bank account of ${accountId}`);
  return ok({ status: 'success', bank });
};
