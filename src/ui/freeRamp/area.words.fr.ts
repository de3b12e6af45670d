/** The frame of the free-ramp area, and what its pages share. */
export const words = {
  visitor: "Vous n'êtes pas connecté.",
  menu: {
    home: 'Accueil',
    member: 'Espace abonné',
    signOut: 'Déconnexion',
    signIn: 'Se connecter',
    signUp: "S'inscrire",
  },
  /** In place of what accounts have, for a visitor. */
  prompt: {
    title: 'Avec un compte gratuit',
    signIn: 'Se connecter',
    signUp: "S'inscrire",
  },
  /** In place of it, for an account without access. */
  closed: {
    title: 'Espace non ouvert pour votre compte',
    holder: (email: string): string =>
      `Bonjour [${email}]. Vous êtes connecté, mais l'espace gratuité n'est pas ouvert pour ce compte.`,
    whatToDo:
      "Pour le faire ouvrir, contactez-nous en indiquant cette adresse e-mail. En attendant, vous pouvez demander le remboursement d'un ticket et télécharger son reçu.",
    contact: 'Nous contacter',
    chooser: 'Mon espace',
  },
  selection: 'Sélection',
  selectAll: 'Tout sélectionner',
};

export type Words = typeof words;
