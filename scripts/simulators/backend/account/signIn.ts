import { httpError, ok, tooMany } from '../../http/answers.ts';
import type { OpenHandler } from '../../http/operationTypes.ts';
import { openSession } from '../../world/sessions.ts';
import type { Services } from '../../world/Services.ts';
import { findAccount, isPasswordOf, type Account } from './accounts.ts';
import { findContractWithoutAccount } from './contractLinks.ts';

const wrong = httpError(401, 'Identifiants incorrects.');
const toActivate = httpError(
  409,
  "Votre compte doit d'abord être activé par une première connexion.",
);

/**
 * Failures over all e-mails together. It limits sorting e-mails by the answer, and trying one
 * password on many of them.
 */
const guessesOfAll = 'signIn';

/**
 * The key under which failed passwords of an e-mail are counted, whether it has an account or not.
 */
export function signInGuesses(email: string): string {
  return `${guessesOfAll} ${email.toLowerCase()}`;
}

/**
 * Answers a bearer token for an e-mail and its password (P7.7), or 401 for a wrong pair. 409 leads
 * to the first connection (P4.30): immediately for an account without password and for a contract
 * without account; only with the right password for an account that was never activated.
 */
export const signIn: OpenHandler<'signIn'> = ({ body: { email, password } }, services) => {
  const { store, attempts } = services;
  const guesses = signInGuesses(email);
  if (attempts.areTooMany(guesses) || attempts.areTooMany(guessesOfAll)) {
    return tooMany();
  }
  const account = findAccount(store, email);
  const isRight = isPasswordOf(account, password);
  const hasNoPassword = account
    ? account.passwordHash === null
    : findContractWithoutAccount(email, store) !== undefined;
  if (hasNoPassword || !isRight) attempts.countWrong(guessesOfAll);
  if (hasNoPassword) return toActivate;
  if (account === undefined || !isRight) {
    attempts.countWrong(guesses);
    return wrong;
  }
  attempts.reset(guesses);
  if (account.activatedAt === null) return toActivate;
  return ok(sessionOf(account, services));
};

async function sessionOf(
  { id, email }: Account,
  services: Services,
): Promise<{ readonly token: string }> {
  return { token: await openSession({ accountId: id, email }, services) };
}
