/** At an address without a page. */
export const words = {
  title: 'Page introuvable',
  why: "L'adresse est peut-être mal recopiée, ou la page a changé de place.",
  backHome: "Retour à l'accueil",
  pay: 'Payer en ligne',
  payHint: 'Un avis de paiement ou une CNP',
  faq: 'Chercher dans les questions fréquentes',
  faqHint: 'Trajets, paiements, badges',
  contact: 'Écrire à nos équipes',
  contactHint: 'Dites-nous ce que vous cherchiez',
};

export type Words = typeof words;
