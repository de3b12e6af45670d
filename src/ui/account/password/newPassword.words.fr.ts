/** A new password, chosen with a mailed link. */
export const words = {
  /** The heading of the page, and the label of the field. */
  title: 'Nouveau mot de passe',
  emailHint: 'Celle à laquelle vous avez reçu le lien.',
  submit: 'Valider',
  /** The link is no longer valid. */
  anotherLink: 'Demander un nouveau lien',
  saved: 'Votre mot de passe est enregistré.',
  whatNext: 'Connectez-vous avec votre adresse e-mail et ce mot de passe.',
  signIn: 'Se connecter',
  /** Quoted (P5.19): other words than in the other forms. */
  unequal: 'Les deux mots de passe fournis ne sont pas identiques.',
};

export type Words = typeof words;
