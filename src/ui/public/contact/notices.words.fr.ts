/** The toasts of the contact form. */
export const words = {
  /** Quoted (P8.14). */
  failed:
    "Une erreur est survenue durant l'envoi de votre message, veuillez re-commencer ultérieurement, notre équipe vient d'en être informée.",
  checkNetwork: 'Vérifiez votre connexion internet.',
  maybeSent: "Nous ne savons pas s'il nous est parvenu\u202f: un double ne gêne pas.",
  sent: 'Votre message a été envoyé. Notre équipe vous répondra dès que possible.',
};

export type Words = typeof words;
