import type { Scope } from '../../../domain/account/accessToken';

/** The choice of an area. */
export const words = {
  holder: (username: string): string => `Vous êtes connecté avec ${username}.`,
  member: {
    title: 'Contrats et badges',
    about: 'Vos contrats, badges, trajets et factures.',
    open: 'Espace abonné',
    subscribe: "S'abonner",
    addContract: 'Ajouter un contrat',
  },
  freeRamp: {
    title: 'Rampe gratuite',
    about: 'Le remboursement de vos tickets payés en espèces, vos reçus et votre IBAN.',
    open: 'Espace gratuité',
  },
  others: {
    title: 'Autres démarches',
    contact: 'Nous contacter',
    subscribe: "S'abonner",
    termsOfUse: "Conditions générales d'utilisation",
    account: 'Mon compte',
    accountHint: 'Nom, e-mail, mot de passe',
    signOut: 'Déconnexion',
  },
  /** Why an area is closed, when the server does not say it. */
  closed: {
    SUBSCRIBER: "Aucun contrat d'abonnement n'est rattaché à ce compte.",
    FREE: "Ce compte n'a pas accès à l'espace gratuité.",
  } satisfies Record<Scope, string>,
  /** What opens a closed area. */
  opening: {
    SUBSCRIBER:
      "Abonnez-vous, ou ajoutez un contrat que vous avez déjà\u202f: son espace s'ouvrira.",
    FREE: 'Vous pouvez y demander un remboursement sans compte gratuité. Pour faire ouvrir cet espace à votre compte, contactez-nous.',
  } satisfies Record<Scope, string>,
};

export type Words = typeof words;
