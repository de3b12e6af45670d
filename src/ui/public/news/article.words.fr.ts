/** An article of the news. */
export const words = {
  back: 'Retour aux actualités',
  missing: "Cette actualité n'existe pas, ou n'est plus publiée.",
  others: 'À lire aussi',
};

export type Words = typeof words;
