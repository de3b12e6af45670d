import { ok, tooMany } from '../../http/answers.ts';
import type { Handler } from '../../http/operationTypes.ts';
import { findAccount, isPasswordOf } from './accounts.ts';
import { setPassword } from './setPassword.ts';

const done = { success: true, response: 'Votre mot de passe a été modifié.' } as const;
const wrong = ok({ error: true, response: 'Le mot de passe actuel est incorrect.' } as const);

/**
 * Replaces the caller's password, given the current one (M7.14). The caller's session stays open.
 * Another person's username is refused like a wrong password.
 */
export const changePassword: Handler<'changePassword'> = ({ body, caller }, services) => {
  const { store, attempts } = services;
  const guesses = `changePassword ${caller.accountId}`;
  if (attempts.areTooMany(guesses)) return tooMany();
  const isOwn = body.username.toLowerCase() === caller.email.toLowerCase();
  if (!isPasswordOf(findAccount(store, caller.email), body.password) || !isOwn) {
    attempts.countWrong(guesses);
    return wrong;
  }
  attempts.reset(guesses);
  setPassword(caller.accountId, body.newPassword, services, caller);
  return ok(done);
};
