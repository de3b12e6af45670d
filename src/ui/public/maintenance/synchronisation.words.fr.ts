/** The page shown while the operator's systems exchange data (P2.13). */
export const words = {
  what: "Nos systèmes échangent leurs données. Les trajets, factures et paiements les plus récents peuvent manquer quelques minutes\u202f; rien n'est perdu.",
  next: "Cette page vous ramène à l'accueil dès que c'est fini.",
  backHome: "Retour à l'accueil",
};

export type Words = typeof words;
