import { failed, ok } from '../../http/answers.ts';
import type { OpenHandler } from '../../http/operationTypes.ts';
import { isMailable } from '../../rules/emailAddress.ts';
import { gotManyMails } from '../../world/askedMails.ts';
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
 * Opens a free account and mails the link that activates it (P7.8). Who signed up and never followed that link starts again:
 * names and password are the last ones typed, and only the last mail's link works. An account that a first connection opened
 * is not theirs to take: it waits for its own link.
 */
export const signUp: OpenHandler<'signUp'> = ({ body }, world) => {
  const { store, attempts } = world;
  const { email, firstname, lastname, password } = body;
  if (attempts.areTooMany(guesses)) return refusal;
  if (!isMailable(email) || gotManyMails(email, world)) return refusal;
  const known = findAccount(store, email);
  if (known && (known.activatedAt !== null || known.passwordHash === null)) {
    attempts.wrong(guesses);
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
  setPassword(account.id, password, world);
  mailLink('signUp', account, world);
  return ok(done);
};
