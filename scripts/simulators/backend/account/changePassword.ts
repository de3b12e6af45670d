import { ok, tooMany } from '../../http/answers.ts';
import type { Handler } from '../../http/operationTypes.ts';
import { findAccount, isPasswordOf } from './accounts.ts';
import { setPassword } from './setPassword.ts';

const done = { success: true, response: 'Votre mot de passe a été modifié.' } as const;
const wrong = ok({ error: true, response: 'Le mot de passe actuel est incorrect.' } as const);

/** Replaces the caller's password, given the current one (M7.14); the caller stays signed in. Another person's username is a wrong one. */
export const changePassword: Handler<'changePassword'> = ({ body, caller }, world) => {
  const { store, attempts } = world;
  const guesses = `changePassword ${caller.accountId}`;
  if (attempts.areTooMany(guesses)) return tooMany();
  const isOwn = body.username.toLowerCase() === caller.email.toLowerCase();
  if (!isPasswordOf(findAccount(store, caller.email), body.password) || !isOwn) {
    attempts.wrong(guesses);
    return wrong;
  }
  attempts.forget(guesses);
  setPassword(caller.accountId, body.newPassword, world, caller);
  return ok(done);
};
