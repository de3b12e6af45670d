export const words = {
  lead: "Saisissez l'adresse e-mail de votre compte\u202f: nous y envoyons un lien pour choisir un nouveau mot de passe.",
  submit: 'Envoyer',
  backToSignIn: 'Retour à la connexion',
  whatNext: "Ouvrez le lien qu'il contient pour choisir un nouveau mot de passe.",
};

export type Words = typeof words;
