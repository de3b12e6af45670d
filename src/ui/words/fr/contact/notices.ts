/** Quoted (P8.14). */
const failed =
  "Une erreur est survenue durant l'envoi de votre message, veuillez re-commencer ultérieurement, notre équipe vient d'en être informée.";

/** The toasts of the contact form. */
export const words = {
  /** P8.15. */
  sent: (operator: string): string =>
    `Votre message a été envoyé à ${operator}. Notre équipe vous répondra dès que possible.`,
  failed,
  /** `cause`: a sentence. */
  failedBecause: (cause: string): string => `${failed} ${cause}`,
};

export type Words = typeof words;
