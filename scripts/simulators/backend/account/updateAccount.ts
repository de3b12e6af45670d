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
 * Changes the caller's account (P7.9); what is left out stays as it is. The contract has the call open: without a token it is
 * known whose account is meant as little as what may be done to it, so it is refused.
 */
export const updateAccount: OpenHandler<'updateAccount'> = ({ body, caller }, world) => {
  if (caller === null) return refusal;
  const { store, attempts } = world;
  const { accountId } = caller;
  const { firstname = null, lastname = null, email = null, password } = body;
  const guesses = `updateAccount ${accountId}`;
  if (attempts.areTooMany(guesses)) return refusal;
  if (email !== null && !isMailable(email)) return refusal;
  const holder = email === null ? undefined : findAccount(store, email);
  if (holder && holder.id !== accountId) {
    attempts.wrong(guesses);
    return conflict;
  }
  store.run(
    `UPDATE account SET firstname = coalesce(:firstname, firstname),
       lastname = coalesce(:lastname, lastname), email = coalesce(:email, email)
     WHERE id = :accountId`,
    { accountId, firstname, lastname, email },
  );
  // A link in the former mailbox opens nothing any more.
  if (email !== null) voidLinks('password', accountId, world);
  if (password !== undefined) setPassword(accountId, password, world, caller);
  return ok(done);
};
