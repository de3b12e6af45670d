/** The details of a free-ramp account. */
export const words = {
  holder: (email: string): string => `Vous êtes connecté avec ${email}.`,
  /** After a change of the e-mail. */
  nextSignIn: (email: string): string => `À votre prochaine connexion, utilisez [${email}].`,
  emailHint: (current: string): string =>
    `Adresse actuelle\u202f: ${current}. Vous vous connecterez avec la nouvelle.`,
  password: 'Nouveau mot de passe',
  submit: 'Enregistrer',
  outcomes: { loading: 'Enregistrement…', success: 'Enregistré' },
  guide: {
    title: 'Ce que vous pouvez changer',
    empty: 'Laissez vide ce qui ne change pas.',
  },
  perhapsSaved:
    "Vos changements sont peut-être déjà enregistrés\u202f: à la prochaine connexion, essayez d'abord la nouvelle adresse et le nouveau mot de passe.",
  notAName: 'Saisissez ce nom avec des lettres, ou videz ce champ.',
  nothing: "Rien n'a été modifié\u202f: remplissez au moins un champ.",
};

export type Words = typeof words;
