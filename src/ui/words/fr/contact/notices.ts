/** Quoted (P8.14). */
const failed =
  "Une erreur est survenue durant l'envoi de votre message, veuillez re-commencer ultérieurement, notre équipe vient d'en être informée.";

/** The toasts of the contact form. */
export const words = {
  failed,
  /** `cause`: a sentence. */
  failedBecause: (cause: string): string => `${failed} ${cause}`,
  sent: 'Votre message a été envoyé. Notre équipe vous répondra dès que possible.',
};

export type Words = typeof words;
