import { ok, refused, tooMany } from '../../http/answers.ts';
import type { AnswerOf, OpenHandler } from '../../http/operationTypes.ts';
import { isMailable } from '../../rules/emailAddress.ts';
import { isMailLimitReached } from '../../world/mailLimit.ts';
import type { Services } from '../../world/Services.ts';
import { addAccount, findAccount, type Account } from './accounts.ts';
import {
  findContractOfHolder,
  findContractWithoutAccount,
  linkTo,
  type FoundContract,
  type HolderAndNumber,
} from './contractLinks.ts';
import { mailLink } from './mailedLinks.ts';

const notFound = ok({
  state: true,
  response: "Cette adresse e-mail n'est rattachée à aucun contrat.",
  isFound: false,
  isSent: false,
} as const);
const notSent = ok({
  state: true,
  response: "L'e-mail n'a pas pu être envoyé, veuillez réessayer ultérieurement.",
  isFound: true,
  isSent: false,
} as const);
const wrongPair = refused('Le nom et le numéro de contrat ne correspondent pas.');
const taken = refused('Ce contrat est déjà rattaché à un compte.');

const guesses = 'openFirstConnection';

/**
 * Opens the web access of a subscriber (P7.12, P4.28). An e-mail that an account or a contract has
 * receives a link to choose the password. For any other e-mail, the holder's name and the contract
 * number must match; that contract is linked to the new account. An e-mail that is already known
 * never receives a contract this way: its owner links it once signed in (M5.5).
 */
export const openFirstConnection: OpenHandler<'openFirstConnection'> = ({ body }, services) => {
  const { store, attempts } = services;
  const { email, name, noContract } = body;
  if (attempts.areTooMany(guesses)) return tooMany();
  if (!isMailable(email)) return notSent;
  const account = findAccount(store, email) ?? accountOfContract(email, services);
  if (account) return invite(account, services);
  if (name !== undefined && noContract !== undefined) {
    return openWithContract(email, { name, noContract }, services);
  }
  if (name !== undefined || noContract !== undefined) return wrongPair;
  attempts.countWrong(guesses);
  return notFound;
};

function accountOfContract(email: string, { store }: Services): Account | undefined {
  const contract = findContractWithoutAccount(email, store);
  return contract && accountOfHolder(email, contract, { store });
}

function openWithContract(
  email: string,
  pair: HolderAndNumber,
  services: Services,
): AnswerOf<'openFirstConnection'> {
  const { store, attempts } = services;
  const ownGuesses = `${guesses} ${pair.noContract.trim()}`;
  if (attempts.areTooMany(ownGuesses)) return tooMany();
  const contract = findContractOfHolder(pair, store);
  if (contract === undefined) {
    attempts.countWrong(guesses);
    attempts.countWrong(ownGuesses);
    return wrongPair;
  }
  if (contract.isLinked) return taken;
  attempts.reset(ownGuesses);
  const account = accountOfHolder(email, contract, services);
  linkTo({ accountId: account.id, email }, contract, services);
  return invite(account, services);
}

/** A contract has a single name for the holder: it becomes the last name, unchanged. */
function accountOfHolder(
  email: string,
  { holder }: FoundContract,
  { store }: Pick<Services, 'store'>,
): Account {
  return addAccount(store, { email, firstname: '', lastname: holder });
}

function invite(account: Account, services: Services): AnswerOf<'openFirstConnection'> {
  if (isMailLimitReached(account.email, services)) return notSent;
  mailLink('firstConnection', account, services);
  return ok({
    state: true,
    response: 'Un e-mail vous a été envoyé pour choisir votre mot de passe.',
    isFound: true,
    isSent: true,
  });
}
