export const words = {
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
};

export type Words = typeof words;
