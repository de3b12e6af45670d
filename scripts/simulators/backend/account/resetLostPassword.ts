import { ok, refused, tooMany } from '../../http/answers.ts';
import type { AnswerOf, OpenHandler } from '../../http/operationTypes.ts';
import { gotManyMails } from '../../world/askedMails.ts';
import type { World } from '../../world/World.ts';
import { activate, findAccount } from './accounts.ts';
import { linkContractsOfEmail } from './contractLinks.ts';
import { findLink, mailLink } from './mailedLinks.ts';
import { signInGuesses } from './signIn.ts';
import { setPassword } from './setPassword.ts';

const notFound = refused('Aucun compte ne correspond à cette adresse e-mail.');
const noLonger = refused("Ce lien n'est plus valable\u202f; veuillez refaire une demande.");

const guesses = 'resetLostPassword';

/**
 * The two steps of a lost password (P7.11, P4.29), and the last one of a first connection (P4.28): an e-mail alone is mailed a
 * link; with the token of that link and a password, the password is replaced and the account is active. A password without
 * its token, or the reverse, is answered as a link that does not work.
 */
export const resetLostPassword: OpenHandler<'resetLostPassword'> = ({ body }, world) => {
  const { email, password, token } = body;
  if (password === undefined && token === undefined) return mailIt(email, world);
  if (password === undefined || token === undefined) return noLonger;
  return replace({ email, password, token }, world);
};

function mailIt(email: string, world: World): AnswerOf<'resetLostPassword'> {
  const { store, attempts } = world;
  if (attempts.areTooMany(guesses)) return tooMany();
  const account = findAccount(store, email);
  if (account === undefined) {
    attempts.wrong(guesses);
    return notFound;
  }
  if (gotManyMails(email, world)) return tooMany();
  mailLink('lostPassword', account, world);
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
  world: World,
): AnswerOf<'resetLostPassword'> {
  const { attempts } = world;
  const ownGuesses = `${guesses} ${email.toLowerCase()}`;
  if (attempts.areTooMany(ownGuesses)) return tooMany();
  const link = findLink('password', token, world);
  if (link?.works !== 1 || link.email.toLowerCase() !== email.toLowerCase()) {
    attempts.wrong(ownGuesses);
    return noLonger;
  }
  setPassword(link.accountId, password, world);
  activate(link.accountId, world);
  linkContractsOfEmail(link, world);
  attempts.forget(ownGuesses);
  attempts.forget(signInGuesses(email));
  return ok({ state: true, response: 'Votre mot de passe a été modifié.' });
}
