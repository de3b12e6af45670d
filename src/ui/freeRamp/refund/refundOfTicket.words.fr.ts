/** The short address of a refund, when its ticket was not found. */
export const words = {
  enterIdentifier: "Saisir l'identifiant du ticket",
};

export type Words = typeof words;
