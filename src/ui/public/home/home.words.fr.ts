/** The first screen of the home page; a part of the first load. */
export const words = {
  hero: {
    label: 'À la une',
    title: 'Traversez la ville sans vous arrêter.',
    text: 'Un badge sur le pare-brise, une facture par mois, et la barrière se lève toute seule.',
    subscribe: "S'abonner en ligne",
    /** For a subscriber, in place of the text and the button. */
    own: 'Vos badges, vos trajets et ce qui reste à régler sont dans votre espace.',
    ownSpace: 'Espace client',
  },
  /** The home page below its first screen. */
  offers: {
    title: 'Nos offres',
    none: "Aucune offre n'est ouverte en ligne pour le moment.",
    unknown: 'Les prix ne peuvent pas être affichés pour le moment.',
    compare: 'Comparer les offres',
  },
  ramp: {
    title: 'La rampe gratuite',
    text: "Vous avez payé en espèces et vous êtes sorti par la rampe\u202f? L'identifiant du ticket suffit pour être remboursé.",
    discover: 'Découvrir la rampe gratuite',
    video: 'Vidéo de la rampe gratuite',
    videoElsewhere:
      "Cette vidéo vient d'un autre site. Autorisez les services tiers pour l'afficher.",
    watch: 'Voir la vidéo',
  },
  news: {
    title: 'Actualités',
    none: "Nos prochaines actualités s'afficheront ici.",
    all: 'Toutes les actualités',
  },
  pay: {
    title: 'Payer un passage',
    text: "Vous avez reçu un avis de paiement ou une constatation de non-paiement (CNP)\u202f? Payez en ligne avec son numéro et votre plaque d'immatriculation.",
    start: 'Payer en ligne',
  },
  social: {
    title: 'Réseaux sociaux',
    none: "Nos prochaines publications s'afficheront ici.",
    /** A part of the name of the post. */
    shortPost: (place: number): string => `Publication ${place}`,
    post: (place: number, count: number): string => `Voir la publication ${place} sur ${count}`,
    elsewhere:
      "Ces images viennent d'un autre site. Autorisez les services tiers pour les afficher.",
    follow: (operator: string): string => `Suivre ${operator} sur les réseaux`,
  },
  chooseCookies: 'Choisir mes cookies',
  app: {
    title: "L'application mobile",
    text: 'Le trafic, vos trajets et vos factures, dans votre poche.',
    appStore: "Télécharger dans l'App Store",
    playStore: 'Disponible sur Google Play',
  },
};

export type Words = typeof words;
