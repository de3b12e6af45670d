import { failed, ok } from '../../http/answers.ts';
import type { OpenHandler } from '../../http/operationTypes.ts';
import { isMailable } from '../../rules/emailAddress.ts';
import { isMailLimitReached } from '../../world/mailLimit.ts';
import { addAccount, findAccount } from './accounts.ts';
import { mailLink } from './mailedLinks.ts';
import { setPassword } from './setPassword.ts';

const done = {
  status: 'success',
  message: 'Un e-mail de confirmation vous a été envoyé.',
  data: null,
} as const;
const conflict = failed('Un compte existe déjà avec cette adresse e-mail.');
const refusal = failed("Votre inscription n'a pas pu être enregistrée.");

const guesses = 'signUp';

/**
 * Opens a free account and mails its activation link (P7.8). Signing up again before activation is
 * allowed: the last names and password replace the former ones, and only the last link works. An
 * account that a first connection opened cannot be taken over this way: its own link must be
 * followed.
 */
export const signUp: OpenHandler<'signUp'> = ({ body }, services) => {
  const { store, attempts } = services;
  const { email, firstname, lastname, password } = body;
  if (attempts.areTooMany(guesses)) return refusal;
  if (!isMailable(email) || isMailLimitReached(email, services)) return refusal;
  const known = findAccount(store, email);
  if (known && (known.activatedAt !== null || known.passwordHash === null)) {
    attempts.countWrong(guesses);
    return conflict;
  }
  const account = known ?? addAccount(store, { email, firstname, lastname });
  if (known) {
    store.run('UPDATE account SET firstname = :firstname, lastname = :lastname WHERE id = :id', {
      id: known.id,
      firstname,
      lastname,
    });
  }
  setPassword(account.id, password, services);
  mailLink('signUp', account, services);
  return ok(done);
};
