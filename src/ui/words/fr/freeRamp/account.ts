/** The details of a free-ramp account. */
export const words = {
  holder: (email: string): string => `Vous êtes connecté avec ${email}.`,
  /** After a change of the e-mail. */
  nextSignIn: (email: string): string => `À votre prochaine connexion, utilisez [${email}].`,
  emailHint: 'La nouvelle adresse, avec laquelle vous vous connecterez.',
  password: 'Nouveau mot de passe',
  submit: 'Enregistrer',
  outcomes: { loading: 'Enregistrement…', success: 'Enregistré' },
  guide: {
    title: 'Ce que vous pouvez changer',
    empty: 'Laissez vide ce qui ne change pas.',
    password: 'Un nouveau mot de passe déconnecte vos autres appareils.',
  },
  nothing: 'Remplissez au moins ce que vous voulez changer.',
};

export type Words = typeof words;
