import { failed, ok, tooMany } from '../../http/answers.ts';
import type { OpenHandler } from '../../http/operationTypes.ts';
import { activate } from './accounts.ts';
import { linkContractsOfEmail } from './contractLinks.ts';
import { findLink, voidLinks } from './mailedLinks.ts';

const done = { status: 'success', message: 'Votre compte est activé.', data: null } as const;

const guesses = 'activateAccount';

/**
 * Activates the account of a mailed link (P7.10, P4.31) and links the contracts that have its
 * e-mail.
 */
export const activateAccount: OpenHandler<'activateAccount'> = ({ body: { token } }, services) => {
  const { attempts } = services;
  if (attempts.areTooMany(guesses)) return tooMany();
  const link = findLink('activation', token, services);
  if (link && link.activatedAt !== null) return failed('Ce compte est déjà activé.');
  if (link?.works !== 1) {
    attempts.countWrong(guesses);
    return failed("Le lien d'activation est invalide ou a expiré.");
  }
  activate(link.accountId, services);
  voidLinks('activation', link.accountId, services);
  linkContractsOfEmail(link, services);
  return ok(done);
};
