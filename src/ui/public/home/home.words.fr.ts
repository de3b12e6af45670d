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
};

export type Words = typeof words;
