/** Beside each form of an account: what the account is for, or what happens next. */
export const words = {
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
};

export type Words = typeof words;
