import { ok, refused, tooMany } from '../../http/answers.ts';
import type { AnswerOf, OpenHandler } from '../../http/operationTypes.ts';
import { isMailable } from '../../rules/emailAddress.ts';
import { gotManyMails } from '../../world/askedMails.ts';
import type { World } from '../../world/World.ts';
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
 * Opens the web access of a subscriber (P7.12, P4.28). An e-mail that an account or a contract has is mailed a link to choose
 * the password with. For any other, the holder's name and the contract number must go together; that contract joins the new
 * account. A known e-mail never takes a contract this way: its owner links it once signed in (M5.5).
 */
export const openFirstConnection: OpenHandler<'openFirstConnection'> = ({ body }, world) => {
  const { store, attempts } = world;
  const { email, name, noContract } = body;
  if (attempts.areTooMany(guesses)) return tooMany();
  if (!isMailable(email)) return notSent;
  const account = findAccount(store, email) ?? accountOfContract(email, world);
  if (account) return invite(account, world);
  if (name !== undefined && noContract !== undefined) {
    return openWithContract(email, { name, noContract }, world);
  }
  if (name !== undefined || noContract !== undefined) return wrongPair;
  attempts.wrong(guesses);
  return notFound;
};

function accountOfContract(email: string, { store }: World): Account | undefined {
  const contract = findContractWithoutAccount(email, store);
  return contract && accountOfHolder(email, contract, { store });
}

function openWithContract(
  email: string,
  pair: HolderAndNumber,
  world: World,
): AnswerOf<'openFirstConnection'> {
  const { store, attempts } = world;
  const ownGuesses = `${guesses} ${pair.noContract.trim()}`;
  if (attempts.areTooMany(ownGuesses)) return tooMany();
  const contract = findContractOfHolder(pair, store);
  if (contract === undefined) {
    attempts.wrong(guesses);
    attempts.wrong(ownGuesses);
    return wrongPair;
  }
  if (contract.isLinked) return taken;
  attempts.forget(ownGuesses);
  const account = accountOfHolder(email, contract, world);
  linkTo({ accountId: account.id, email }, contract, world);
  return invite(account, world);
}

/** A contract has one name for both: it becomes the last name, as it is. */
function accountOfHolder(
  email: string,
  { holder }: FoundContract,
  { store }: Pick<World, 'store'>,
): Account {
  return addAccount(store, { email, firstname: '', lastname: holder });
}

function invite(account: Account, world: World): AnswerOf<'openFirstConnection'> {
  if (gotManyMails(account.email, world)) return notSent;
  mailLink('firstConnection', account, world);
  return ok({
    state: true,
    response: 'Un e-mail vous a été envoyé pour choisir votre mot de passe.',
    isFound: true,
    isSent: true,
  });
}
