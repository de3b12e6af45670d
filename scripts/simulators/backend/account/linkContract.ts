import { ok, refused, tooMany } from '../../http/answers.ts';
import type { Handler } from '../../http/operationTypes.ts';
import { findContractOfHolder, linkTo } from './contractLinks.ts';

const notFound = refused('Aucun contrat ne correspond à ces informations.');
const conflict = refused('Ce contrat est déjà rattaché à un compte.');

/**
 * Links a further contract to the caller's account (M7.15, M5.5). The refusal « already linked » is
 * given only when the holder's name matches, and does not say to which account.
 */
export const linkContract: Handler<'linkContract'> = ({ body, caller }, services) => {
  const { store, attempts } = services;
  const guesses = `linkContract ${caller.accountId}`;
  if (attempts.areTooMany(guesses)) return tooMany();
  const contract = findContractOfHolder(body, store);
  if (contract === undefined) {
    attempts.countWrong(guesses);
    return notFound;
  }
  if (contract.isLinked) return conflict;
  attempts.reset(guesses);
  linkTo(caller, contract, services);
  return ok({ state: true, response: 'Le contrat a été rattaché à votre compte.' });
};
