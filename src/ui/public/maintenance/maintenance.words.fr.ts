/** The page shown during maintenance of the site (P2.10). */
export const words = {
  description: 'Le site est en maintenance. Nos équipes restent joignables.',
  what: 'Nous améliorons le site. Cela ne change rien aux tunnels, aux badges ni aux bornes, et ce que vous aviez déjà enregistré est gardé.',
  next: 'Revenez dans quelques minutes. Pour une urgence, nos équipes vous répondent.',
  backHome: "Retour à l'accueil",
  /** The page shown while the operator's systems exchange data (P2.13). */
  synchronisation: {
    what: "Nos systèmes échangent leurs données. Les trajets, factures et paiements les plus récents peuvent manquer quelques minutes\u202f; rien n'est perdu.",
    next: "Cette page vous ramène à l'accueil dès que c'est fini.",
  },
};

export type Words = typeof words;
