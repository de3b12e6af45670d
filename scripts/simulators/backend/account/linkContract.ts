import { ok, refused, tooMany } from '../../http/answers.ts';
import type { Handler } from '../../http/operationTypes.ts';
import { findContractOfHolder, linkTo } from './contractLinks.ts';

const notFound = refused('Aucun contrat ne correspond à ces informations.');
const conflict = refused('Ce contrat est déjà rattaché à un compte.');

/**
 * Links a further contract to the caller's account (M7.15, M5.5). Only who knows the holder's name is told that a contract is
 * linked already, to whomever.
 */
export const linkContract: Handler<'linkContract'> = ({ body, caller }, world) => {
  const { store, attempts } = world;
  const guesses = `linkContract ${caller.accountId}`;
  if (attempts.areTooMany(guesses)) return tooMany();
  const contract = findContractOfHolder(body, store);
  if (contract === undefined) {
    attempts.wrong(guesses);
    return notFound;
  }
  if (contract.isLinked) return conflict;
  attempts.forget(guesses);
  linkTo(caller, contract, world);
  return ok({ state: true, response: 'Le contrat a été rattaché à votre compte.' });
};
