import { randomBytes } from 'node:crypto';
import { countMail } from '../../world/askedMails.ts';
import type { World } from '../../world/World.ts';
import type { Account } from './accounts.ts';

/** What a link lets its reader do. */
export type LinkPurpose = 'activation' | 'password';

const hour = 60 * 60;

/** The mails with a link, by what they are sent for. The addresses are those of P2.27, P2.28 and P2.29. */
const mails = {
  signUp: {
    purpose: 'activation',
    seconds: 48 * hour,
    address: '/espace/activation/',
    subject: 'Activez votre compte',
    body: 'Pour activer votre compte, suivez ce lien dans les 48 heures.',
  },
  lostPassword: {
    purpose: 'password',
    seconds: hour,
    address: '/mot-de-passe-oublie?token=',
    subject: 'Réinitialisez votre mot de passe',
    body: "Pour choisir un nouveau mot de passe, suivez ce lien dans l'heure.",
  },
  firstConnection: {
    purpose: 'password',
    seconds: hour,
    address: '/premiere-connexion?token=',
    subject: 'Votre première connexion',
    body: "Pour choisir votre mot de passe, suivez ce lien dans l'heure.",
  },
} as const;

/** Mails a link that works once. Older links of the same purpose are void. */
export function mailLink(
  occasion: keyof typeof mails,
  { id: accountId, email }: Account,
  world: World,
): void {
  const { purpose, seconds, address, subject, body } = mails[occasion];
  const token = randomBytes(24).toString('base64url');
  voidLinks(purpose, accountId, world);
  world.store.run(
    `INSERT INTO mailToken (token, accountId, purpose, expiresAt)
     VALUES (:token, :accountId, :purpose, :expiresAt)`,
    { token, accountId, purpose, expiresAt: world.clock.now() + seconds },
  );
  countMail(email, world);
  world.mailbox.send({
    recipient: email,
    subject,
    body,
    link: world.siteUrl() + address + token,
  });
}

/** Whose link this is, and whether it still works; undefined for a token that was never mailed. */
export function findLink(
  purpose: LinkPurpose,
  token: string,
  { store, clock }: World,
): (Pick<Account, 'email' | 'activatedAt'> & LinkState) | undefined {
  return store.row(
    `SELECT accountId, email, activatedAt, usedAt IS NULL AND expiresAt > :now AS works
     FROM mailToken JOIN account ON account.id = accountId
     WHERE token = :token AND purpose = :purpose`,
    { token, purpose, now: clock.now() },
  );
}

interface LinkState {
  readonly accountId: number;
  readonly works: 0 | 1;
}

/** The links that an account was mailed for a purpose work no more. */
export function voidLinks(
  purpose: LinkPurpose,
  accountId: number,
  { store, clock }: Pick<World, 'store' | 'clock'>,
): void {
  store.run(
    `UPDATE mailToken SET usedAt = :now
     WHERE accountId = :accountId AND purpose = :purpose AND usedAt IS NULL`,
    { accountId, purpose, now: clock.now() },
  );
}
