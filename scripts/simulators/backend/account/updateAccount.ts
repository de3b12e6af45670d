import { failed, ok } from '../../http/answers.ts';
import type { OpenHandler } from '../../http/operationTypes.ts';
import { isMailable } from '../../rules/emailAddress.ts';
import { findAccount } from './accounts.ts';
import { voidLinks } from './mailedLinks.ts';
import { setPassword } from './setPassword.ts';

const done = {
  status: 'success',
  message: 'Votre compte a bien été mis à jour.',
  data: null,
} as const;
const refusal = failed("Votre compte n'a pas pu être mis à jour.");
const conflict = failed('Un compte existe déjà avec cette adresse e-mail.');

/**
 * Changes the caller's account (P7.9); fields that are not sent keep their value. The contract
 * allows the call without a token, but then the account is unknown: such a call is refused.
 */
export const updateAccount: OpenHandler<'updateAccount'> = ({ body, caller }, services) => {
  if (caller === null) return refusal;
  const { store, attempts } = services;
  const { accountId } = caller;
  const { firstname = null, lastname = null, email = null, password } = body;
  const guesses = `updateAccount ${accountId}`;
  if (attempts.areTooMany(guesses)) return refusal;
  if (email !== null && !isMailable(email)) return refusal;
  const holder = email === null ? undefined : findAccount(store, email);
  if (holder && holder.id !== accountId) {
    attempts.countWrong(guesses);
    return conflict;
  }
  store.run(
    `UPDATE account SET firstname = coalesce(:firstname, firstname),
       lastname = coalesce(:lastname, lastname), email = coalesce(:email, email)
     WHERE id = :accountId`,
    { accountId, firstname, lastname, email },
  );
  // Password links sent to the former mailbox must stop working.
  if (email !== null) voidLinks('password', accountId, services);
  if (password !== undefined) setPassword(accountId, password, services, caller);
  return ok(done);
};
