import type { TrafficState } from '../../../domain/publicSite/traffic';

/** The trip on the home page: from where to where, its time, its price. */
export const words = {
  title: 'Votre trajet',
  from: 'De',
  to: 'Vers',
  choose: 'Choisir',
  swap: 'Inverser le trajet',
  hint: "Choisissez d'où à où vous allez\u202f: le temps, le prix et l'état s'affichent ici.",
  noPrice: "Le prix de ce trajet n'est pas publié ici.",
  stored: 'Retenu sur cet appareil',
  forget: 'Oublier ce trajet',
  states: {
    fluid: 'fluide',
    dense: 'dense',
    closed: 'fermé',
    unknown: 'état inconnu',
  } satisfies Record<TrafficState, string>,
  /** On the map. */
  points: (height: string): readonly string[] => [
    'Péage\u202f: €',
    'Consigne 24\u202fh/24',
    `Hauteur limitée à ${height}`,
  ],
};

export type Words = typeof words;
