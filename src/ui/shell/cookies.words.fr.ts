/** The cookie question (P4.34), which the build also paints. */
export const words = {
  title: 'Gestion des cookies',
  question: "[Cookies\u202f:] contenus d'autres sites.",
  /** Where an audience meter is configured. */
  questionWithAudience: "[Cookies\u202f:] audience et contenus d'autres sites.",
  yourChoice: "À vous de décider. Rien d'optionnel n'est chargé avant votre réponse.",
  choose: 'Choisir',
  close: 'Fermer',
  refuse: 'Tout refuser',
  accept: "J'accepte",
  audience: "Mesure d'audience",
  audiencePurpose: "Compte les visites de chaque page, pour l'améliorer.",
  thirdParty: 'Services tiers',
  thirdPartyPurpose: 'Affiche la vidéo de la rampe gratuite et les images des réseaux sociaux.',
  whatAcceptDoes:
    "«\u202fJ'accepte\u202f» enregistre ces réglages pour 6 mois. Vous pouvez les changer en bas de page.",
};

export type Words = typeof words;
