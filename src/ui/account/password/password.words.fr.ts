/** A new password, chosen with a mailed link. */
export const words = {
  /** The heading of the page, and the label of the field. */
  title: 'Nouveau mot de passe',
  emailHint: 'Celle à laquelle vous avez reçu le lien.',
  submit: 'Valider',
  /** The link is no longer valid. */
  anotherLink: 'Demander un nouveau lien',
  /** The answer is lost: the link may have been used. */
  perhapsSaved:
    "Votre mot de passe est peut-être déjà enregistré\u202f: essayez d'abord de vous connecter avec lui.",
  saved: 'Votre mot de passe est enregistré.',
  whatNext: 'Connectez-vous avec votre adresse e-mail et ce mot de passe.',
  signIn: 'Se connecter',
  /** Quoted (P5.19): other words than in the other forms. */
  unequal: 'Les deux mots de passe fournis ne sont pas identiques.',
  lost: {
    lead: "Saisissez l'adresse e-mail de votre compte\u202f: nous y envoyons un lien pour choisir un nouveau mot de passe.",
    submit: 'Envoyer',
    backToSignIn: 'Retour à la connexion',
    whatNext: "Ouvrez le lien qu'il contient pour choisir un nouveau mot de passe.",
  },
};

export type Words = typeof words;
