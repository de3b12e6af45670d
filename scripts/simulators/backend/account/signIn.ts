import { httpError, ok, tooMany } from '../../http/answers.ts';
import type { OpenHandler } from '../../http/operationTypes.ts';
import { openSession } from '../../world/sessions.ts';
import type { World } from '../../world/World.ts';
import { findAccount, isPasswordOf, type Account } from './accounts.ts';
import { findContractWithoutAccount } from './contractLinks.ts';

const wrong = httpError(401, 'Identifiants incorrects.');
const toActivate = httpError(
  409,
  "Votre compte doit d'abord être activé par une première connexion.",
);

/** Counted for all e-mails together: nobody sorts them by their answers, nor tries one password on each. */
const guessesOfAll = 'signIn';

/** Under what the wrong passwords of an e-mail are counted, whether it has an account or not. */
export function signInGuesses(email: string): string {
  return `${guessesOfAll} ${email.toLowerCase()}`;
}

/**
 * A bearer token for an e-mail and its password (P7.7). 401 for any wrong pair. 409 leads to the first connection (P4.30):
 * for an account without password and for a contract without account at once, for an account that was never activated
 * once its password is right.
 */
export const signIn: OpenHandler<'signIn'> = ({ body: { email, password } }, world) => {
  const { store, attempts } = world;
  const guesses = signInGuesses(email);
  if (attempts.areTooMany(guesses) || attempts.areTooMany(guessesOfAll)) {
    return tooMany();
  }
  const account = findAccount(store, email);
  const isRight = isPasswordOf(account, password);
  const hasNoPassword = account
    ? account.passwordHash === null
    : findContractWithoutAccount(email, store) !== undefined;
  if (hasNoPassword || !isRight) attempts.wrong(guessesOfAll);
  if (hasNoPassword) return toActivate;
  if (account === undefined || !isRight) {
    attempts.wrong(guesses);
    return wrong;
  }
  attempts.forget(guesses);
  if (account.activatedAt === null) return toActivate;
  return ok(sessionOf(account, world));
};

async function sessionOf(
  { id, email }: Account,
  world: World,
): Promise<{ readonly token: string }> {
  return { token: await openSession({ accountId: id, email }, world) };
}
