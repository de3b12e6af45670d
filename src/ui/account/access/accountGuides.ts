import {
  badgeIcon,
  bankIcon,
  checkIcon,
  fileIcon,
  lockIcon,
  mailIcon,
  receiptIcon,
  refundIcon,
  userIcon,
} from '../../../../generated/icons';

export type AccountGuide = 'signIn' | 'signUp' | 'activation' | 'lostPassword' | 'firstConnection';

interface Guide {
  readonly title: string;
  readonly points: readonly { readonly icon: string; readonly words: string }[];
}

/** The words beside each form: what the account is for, or what happens next. */
export const accountGuides: Readonly<Record<AccountGuide, Guide>> = {
  signIn: {
    title: 'Une adresse, deux espaces',
    points: [
      { icon: badgeIcon, words: 'Abonné\u202f: vos badges, vos trajets et votre contrat.' },
      { icon: receiptIcon, words: 'Vos factures, à consulter et à télécharger.' },
      { icon: refundIcon, words: 'Rampe gratuite\u202f: vos remboursements et vos reçus.' },
    ],
  },
  signUp: {
    title: 'Ce que permet votre compte',
    points: [
      { icon: refundIcon, words: "Suivez vos remboursements et demandez-en plusieurs d'un coup." },
      { icon: receiptIcon, words: 'Réunissez plusieurs tickets sur un seul reçu.' },
      { icon: bankIcon, words: "Saisissez une seule fois l'IBAN du compte à rembourser." },
    ],
  },
  activation: {
    title: 'Ensuite',
    points: [
      { icon: userIcon, words: 'Connectez-vous avec votre adresse e-mail et votre mot de passe.' },
      { icon: refundIcon, words: 'Demandez vos remboursements et retrouvez vos reçus.' },
    ],
  },
  lostPassword: {
    title: 'Comment ça se passe',
    points: [
      { icon: mailIcon, words: "Vous recevez un lien à l'adresse e-mail de votre compte." },
      { icon: lockIcon, words: 'Vous ouvrez ce lien et choisissez un nouveau mot de passe.' },
      { icon: checkIcon, words: 'Vous vous connectez. Rien ne change dans votre compte.' },
    ],
  },
  firstConnection: {
    title: 'Comment ça se passe',
    points: [
      { icon: mailIcon, words: "Vous saisissez l'adresse e-mail de votre contrat." },
      {
        icon: fileIcon,
        words: 'Si nous ne la trouvons pas, le nom et le n° de contrat de vos factures suffisent.',
      },
      { icon: lockIcon, words: 'Vous ouvrez le lien reçu et choisissez votre mot de passe.' },
    ],
  },
};
