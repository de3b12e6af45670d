import { ok, refused, tooMany } from '../../http/answers.ts';
import type { AnswerOf, OpenHandler } from '../../http/operationTypes.ts';
import { isMailLimitReached } from '../../world/mailLimit.ts';
import type { Services } from '../../world/Services.ts';
import { activate, findAccount } from './accounts.ts';
import { linkContractsOfEmail } from './contractLinks.ts';
import { findLink, mailLink } from './mailedLinks.ts';
import { signInGuesses } from './signIn.ts';
import { setPassword } from './setPassword.ts';

const notFound = refused('Aucun compte ne correspond à cette adresse e-mail.');
const noLonger = refused("Ce lien n'est plus valable\u202f; veuillez refaire une demande.");

const guesses = 'resetLostPassword';

/**
 * The two steps of a lost password (P7.11, P4.29), the second also ends a first connection (P4.28).
 * With an e-mail alone, a link is mailed. With the token of that link and a password, the password
 * is replaced and the account activated. A password without token, or a token without password, is
 * refused like an expired link.
 */
export const resetLostPassword: OpenHandler<'resetLostPassword'> = ({ body }, services) => {
  const { email, password, token } = body;
  if (password === undefined && token === undefined) return mailIt(email, services);
  if (password === undefined || token === undefined) return noLonger;
  return replace({ email, password, token }, services);
};

function mailIt(email: string, services: Services): AnswerOf<'resetLostPassword'> {
  const { store, attempts } = services;
  if (attempts.areTooMany(guesses)) return tooMany();
  const account = findAccount(store, email);
  if (account === undefined) {
    attempts.countWrong(guesses);
    return notFound;
  }
  if (isMailLimitReached(email, services)) return tooMany();
  mailLink('lostPassword', account, services);
  return ok({
    state: true,
    response: 'Un e-mail vous a été envoyé pour réinitialiser votre mot de passe.',
  });
}

interface NewPassword {
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

function replace(
  { email, password, token }: NewPassword,
  services: Services,
): AnswerOf<'resetLostPassword'> {
  const { attempts } = services;
  const ownGuesses = `${guesses} ${email.toLowerCase()}`;
  if (attempts.areTooMany(ownGuesses)) return tooMany();
  const link = findLink('password', token, services);
  if (link?.works !== 1 || link.email.toLowerCase() !== email.toLowerCase()) {
    attempts.countWrong(ownGuesses);
    return noLonger;
  }
  setPassword(link.accountId, password, services);
  activate(link.accountId, services);
  linkContractsOfEmail(link, services);
  attempts.reset(ownGuesses);
  attempts.reset(signInGuesses(email));
  return ok({ state: true, response: 'Votre mot de passe a été modifié.' });
}
