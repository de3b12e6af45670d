import type { ServiceError } from '../../../application/kernel/ServiceError';
import type { SignInError } from '../../../application/ports/account/AccountGateway';
import type { GivenPasswordError } from '../../../domain/account/credentials';
import type { ErrorMessages } from '../../messages/messageFor';
import { operatorSays } from '../../words/operatorText.fr';
import type { EmailError } from '../../../domain/basis/email';
import type { NewPasswordError } from '../../../domain/account/newPassword';
import type { SignUpError } from '../../../domain/account/signUp';

/** The panel with the forms of an account. */
export const words = {
  /** Beside each form of an account: what the account is for, or what happens next. */
  panel: {
    /** Below the operator's name. */
    area: 'Espace client',
    signIn: {
      title: 'Une adresse, deux espaces',
      subscriber: 'Abonné\u202f: vos badges, vos trajets et votre contrat.',
      invoices: 'Vos factures, à consulter et à télécharger.',
      freeRamp: 'Rampe gratuite\u202f: vos remboursements et vos reçus.',
    },
    signUp: {
      title: 'Ce que permet votre compte',
      refunds: "Suivez vos remboursements et demandez-en plusieurs d'un coup.",
      receipt: 'Réunissez plusieurs tickets sur un seul reçu.',
      iban: "Saisissez une seule fois l'IBAN du compte à rembourser.",
    },
    activation: {
      title: 'Ensuite',
      signIn: 'Connectez-vous avec votre adresse e-mail et votre mot de passe.',
      refunds: 'Demandez vos remboursements et retrouvez vos reçus.',
    },
    lostPassword: {
      title: 'Comment ça se passe',
      mail: "Vous recevez un lien à l'adresse e-mail de votre compte.",
      password: 'Vous ouvrez ce lien et choisissez un nouveau mot de passe.',
      signIn: 'Vous vous connectez. Rien ne change dans votre compte.',
    },
    /**
     * Beside a form that a mailed link opened, for a lost password or a first connection: this step, then the
     * sign-in.
     */
    mailedLink: {
      title: 'Ensuite',
      lostPassword: 'Vous choisissez un nouveau mot de passe.',
      firstConnection: 'Vous choisissez votre mot de passe.',
      unchanged: "Connectez-vous\u202f: vous retrouvez votre compte tel que vous l'avez laissé.",
      subscriber: 'Connectez-vous\u202f: vos badges, vos trajets et vos factures vous attendent.',
    },
    firstConnection: {
      title: 'Comment ça se passe',
      email: "Vous saisissez l'adresse e-mail de votre contrat.",
      contract: 'Si nous ne la trouvons pas, le nom et le n° de contrat de vos factures suffisent.',
      password: 'Vous ouvrez le lien reçu et choisissez votre mot de passe.',
    },
  },
  signIn: {
    signedOut: 'Déconnexion réussie.',
    /** The session ended while the payer was at the bank. */
    paymentWaits:
      'Votre session a pris fin. Connectez-vous\u202f: nous vérifierons ensuite votre paiement. Ne payez pas une seconde fois.',
    password: 'Mot de passe',
    submit: 'Se connecter',
    forgotten: 'Mot de passe oublié\u202f?',
    others: {
      title: 'Pas encore de mot de passe\u202f?',
      firstConnection: 'Première connexion',
      firstConnectionHint: 'Déjà abonné\u202f? Choisissez ici votre mot de passe.',
      signUp: 'Créer un compte',
      signUpHint: 'Gratuit, pour le remboursement des tickets de la rampe.',
      subscribe: "S'abonner",
      subscribeHint: 'Avec un badge, la barrière se lève toute seule.',
    },
    termsOfSale: 'Conditions générales de vente',
    opensFirstConnection: (seconds: number): string =>
      `La première connexion s'ouvre dans ${seconds} secondes.`,
    /** The server's own sentence if it sent one (P8.2). */
    failures: {
      'account/credentials-refused': ({ message }) =>
        operatorSays(message, 'Adresse e-mail ou mot de passe incorrect.'),
      'account/first-connection-required': ({ message }) =>
        operatorSays(message, 'Votre compte attend sa première connexion.'),
      'account/clock-wrong': () =>
        "La date ou l'heure de votre appareil est fausse. Réglez-la, puis connectez-vous de nouveau.",
    } satisfies ErrorMessages<Exclude<SignInError, ServiceError>>,
    passwordFailures: {
      'password/missing': () => 'Saisissez votre mot de passe.',
    } satisfies ErrorMessages<GivenPasswordError>,
  },
  signUp: {
    lead: 'Un compte gratuit, pour vous faire rembourser les tickets de la rampe. Déjà abonné\u202f? Passez plutôt par la [première connexion].',
    password: 'Mot de passe',
    submit: "S'inscrire",
    haveAccount: "J'ai déjà un compte",
    /** Quoted (P5.17): above the form when a field is empty. */
    incomplete: 'Veuillez remplir tous les champs.',
    whatNext: "Ouvrez le lien qu'il contient pour activer votre compte, puis connectez-vous.",
    perhapsOpened:
      "Votre compte est peut-être déjà créé\u202f: regardez d'abord si vous avez reçu notre e-mail.",
    failures: {
      'signUp/lastname-missing': () => 'Saisissez votre nom.',
      'signUp/firstname-missing': () => 'Saisissez votre prénom.',
    } satisfies ErrorMessages<Exclude<SignUpError, EmailError | NewPasswordError>>,
  },
};

export type Words = typeof words;
