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
  activation: {
    /** `activated` and `refused`: when the server says nothing (P8.7). */
    activated: 'Votre compte est activé.',
    refused:
      "Ce lien n'a pas été accepté\u202f: il a peut-être déjà servi, ou expiré. Si votre compte est déjà activé, connectez-vous\u202f; sinon, inscrivez-vous à nouveau\u202f: un autre lien vous sera envoyé.",
    opensSignIn: (seconds: number): string =>
      `La page de connexion s'ouvre dans ${seconds} secondes.`,
    withoutLink:
      "Pour activer votre compte, ouvrez le lien de l'e-mail que vous avez reçu à l'inscription. S'il ne fonctionne plus, inscrivez-vous à nouveau\u202f: un autre vous sera envoyé.",
    signIn: 'Se connecter',
    signUp: "S'inscrire",
  },
};

export type Words = typeof words;
