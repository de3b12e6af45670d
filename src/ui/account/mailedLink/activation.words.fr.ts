export const words = {
  /** When the server says nothing (P8.7). */
  activated: 'Votre compte est activé.',
  opensSignIn: (seconds: number): string =>
    `La page de connexion s'ouvre dans ${seconds} secondes.`,
  withoutLink:
    "Pour activer votre compte, ouvrez le lien de l'e-mail que vous avez reçu à l'inscription. S'il ne fonctionne plus, inscrivez-vous à nouveau\u202f: un autre vous sera envoyé.",
  signIn: 'Se connecter',
  signUp: "S'inscrire",
};

export type Words = typeof words;
