import { failed, ok, tooMany } from '../../http/answers.ts';
import type { OpenHandler } from '../../http/operationTypes.ts';
import { activate } from './accounts.ts';
import { linkContractsOfEmail } from './contractLinks.ts';
import { findLink, voidLinks } from './mailedLinks.ts';

const done = { status: 'success', message: 'Votre compte est activé.', data: null } as const;

const guesses = 'activateAccount';

/** Activates the account whose link was followed (P7.10, P4.31); the contracts that have its e-mail join it. */
export const activateAccount: OpenHandler<'activateAccount'> = ({ body: { token } }, world) => {
  const { attempts } = world;
  if (attempts.areTooMany(guesses)) return tooMany();
  const link = findLink('activation', token, world);
  if (link && link.activatedAt !== null) return failed('Ce compte est déjà activé.');
  if (link?.works !== 1) {
    attempts.wrong(guesses);
    return failed("Le lien d'activation est invalide ou a expiré.");
  }
  activate(link.accountId, world);
  voidLinks('activation', link.accountId, world);
  linkContractsOfEmail(link, world);
  return ok(done);
};
