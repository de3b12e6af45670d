/** The page of the packages that the site contains: the build writes it, and no script contains its words. */
export const words = {
  title: (name: string): string => `Logiciels libres utilisés – ${name}`,
  heading: 'Logiciels libres utilisés',
  introduction:
    'Ce site contient des parties de ces logiciels et de cette police. Leurs licences demandent de reproduire leur texte et le nom de leurs auteurs\u202f: ouvrez une ligne pour les lire, en anglais.',
  home: (name: string): string => `${name}, accueil`,
  back: "Retour à l'accueil",
};

export type Words = typeof words;
