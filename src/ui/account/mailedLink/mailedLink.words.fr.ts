/** A mail that was sent, and a redirect that is announced. */
export const words = {
  title: 'Consultez votre messagerie',
  sentTo: (email: string): string => `Nous avons envoyé un e-mail à [${email}].`,
  /** After the server's own sentence. */
  address: (email: string): string => `Adresse saisie\u202f: [${email}].`,
  nothingYet:
    "Toujours rien après quelques minutes\u202f? Regardez parmi les courriers indésirables, ou corrigez l'adresse.",
  signIn: 'Se connecter',
  correct: "Corriger l'adresse",
  goNow: 'Y aller maintenant',
};

export type Words = typeof words;
