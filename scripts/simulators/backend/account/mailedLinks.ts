import { randomBytes } from 'node:crypto';
import type { Mail } from '../../world/mailbox.ts';
import { countMail } from '../../world/mailLimit.ts';
import type { InLanguages } from '../../world/language.ts';
import type { Services } from '../../world/Services.ts';
import type { Account } from './accounts.ts';

/** What a mailed link allows. */
export type LinkPurpose = 'activation' | 'password';

const hour = 60 * 60;

type LinkWords = Required<Pick<Mail, 'subject' | 'body' | 'button'>>;

interface LinkMail extends InLanguages<LinkWords> {
  readonly purpose: LinkPurpose;
  /** How long the link works. */
  readonly seconds: number;
  readonly address: string;
}

/** The mails that carry a link. Their addresses are those of P2.27, P2.28 and P2.29. */
const mails = {
  signUp: {
    purpose: 'activation',
    seconds: 48 * hour,
    address: '/espace/activation/',
    fr: {
      subject: 'Activez votre compte',
      body: 'Pour activer votre compte, suivez ce lien dans les 48 heures.',
      button: 'Activer mon compte',
    },
    en: {
      subject: 'Activate your account',
      body: 'To activate your account, follow this link within 48 hours.',
      button: 'Activate my account',
    },
  },
  lostPassword: {
    purpose: 'password',
    seconds: hour,
    address: '/mot-de-passe-oublie?token=',
    fr: {
      subject: 'Réinitialisez votre mot de passe',
      body: "Pour choisir un nouveau mot de passe, suivez ce lien dans l'heure.",
      button: 'Choisir mon mot de passe',
    },
    en: {
      subject: 'Reset your password',
      body: 'To choose a new password, follow this link within one hour.',
      button: 'Choose my password',
    },
  },
  firstConnection: {
    purpose: 'password',
    seconds: hour,
    address: '/premiere-connexion?token=',
    fr: {
      subject: 'Votre première connexion',
      body: "Pour choisir votre mot de passe, suivez ce lien dans l'heure.",
      button: 'Choisir mon mot de passe',
    },
    en: {
      subject: 'Your first sign-in',
      body: 'To choose your password, follow this link within one hour.',
      button: 'Choose my password',
    },
  },
} as const satisfies Readonly<Record<string, LinkMail>>;

/** Sends a link that works once. Earlier links for the same purpose become invalid. */
export function mailLink(
  occasion: keyof typeof mails,
  { id: accountId, email }: Account,
  services: Services,
): void {
  const { purpose, seconds, address, ...texts } = mails[occasion];
  const token = randomBytes(24).toString('base64url');
  // The page of the new password asks for the e-mail too (P4.29): the link fills it in.
  const ofAccount = `&email=${encodeURIComponent(email)}`;
  voidLinks(purpose, accountId, services);
  services.store.run(
    `INSERT INTO mailToken (token, accountId, purpose, expiresAt)
     VALUES (:token, :accountId, :purpose, :expiresAt)`,
    { token, accountId, purpose, expiresAt: services.clock.now() + seconds },
  );
  countMail(email, services);
  services.mailbox.send({
    language: services.language,
    recipient: email,
    ...texts[services.language],
    link: services.siteUrl() + address + token + (purpose === 'password' ? ofAccount : ''),
  });
}

/**
 * The account of a link and whether the link still works; undefined for a token that was never
 * mailed.
 */
export function findLink(
  purpose: LinkPurpose,
  token: string,
  { store, clock }: Services,
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

/** Invalidates all unused links that an account received for a purpose. */
export function voidLinks(
  purpose: LinkPurpose,
  accountId: number,
  { store, clock }: Pick<Services, 'store' | 'clock'>,
): void {
  store.run(
    `UPDATE mailToken SET usedAt = :now
     WHERE accountId = :accountId AND purpose = :purpose AND usedAt IS NULL`,
    { accountId, purpose, now: clock.now() },
  );
}
