/** The page without a network: the build writes it into its HTML file, and no script contains it. */
export const words = {
  title: (name: string): string => `Hors connexion – ${name}`,
  heading: 'Vous êtes hors connexion',
  lead: "La page n'a pas pu être chargée\u202f: votre appareil n'est pas connecté à Internet, ou notre site ne répond pas.",
  again: 'Réessayer',
  traffic: 'Dernier trafic connu',
  noTraffic: "Aucun trafic n'a encore été affiché sur cet appareil.",
  signs: "Les panneaux à l'entrée des tunnels restent la référence.",
  works: 'Ce qui fonctionne encore',
  phone: 'Le téléphone',
  tabs: 'Vos autres onglets',
  tabsWork: 'Les pages déjà ouvertes restent lisibles.',
};

export type Words = typeof words;
