/** The terms of sale of an order. */
export const words = {
  terms: 'Votre commande est soumise à nos conditions générales de vente.',
  inNewTab: (link: string): string => `${link} (nouvel onglet)`,
  accept: "J'accepte les conditions générales de vente",
};

export type Words = typeof words;
