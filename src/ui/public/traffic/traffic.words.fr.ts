import type { TrafficState } from '../../../domain/publicSite/traffic';

/** The traffic board. */
export const words = {
  region: 'Info trafic',
  failed:
    "Nous n'arrivons pas à afficher l'état des tunnels. Fiez-vous aux panneaux à l'entrée des tunnels.",
  /** `day`: null on the day itself. */
  stale: (time: string, day: string | null): string =>
    `Actualisation impossible. ${lastKnown(time, day)}`,
  /** The update succeeds, but brings an old state. */
  unchanged: lastKnown,
  age: (minutes: number): string => {
    const hours = Math.floor(minutes / 60);
    return hours < 2 ? `Il y a ${minutes} min.` : `Il y a ${hours} h.`;
  },
  /** The time is a part, and what precedes it another one inside. */
  live: (time: string): string => `[En direct][, [mis à jour à ]${time}]`,
  map: 'Les tunnels en ce moment',
  table: {
    caption: 'Sens par sens',
    way: 'Trajet',
    state: 'État',
    time: 'Temps de parcours',
  },
  /** After the name of a direction on the visitor's trip, for screen readers. */
  mine: ', sur mon trajet',
  toward: (place: string): string => `vers ${place}`,
  /** A dense direction with another word of the server shows that word (P9.20). */
  states: {
    fluid: 'Fluide',
    dense: 'Dense',
    closed: 'Fermé',
    unknown: 'Inconnu',
  } satisfies Record<TrafficState, string>,
  /** The number stands out. */
  markedMinutes: (minutes: number): string => `[${minutes}] min`,
  /** The names of the closed entries and exits of a direction. */
  closedRoads: (entries: readonly string[], exits: readonly string[]): string => {
    const roads = [
      ...entries.map((name) => `entrée ${name}`),
      ...exits.map((name) => `sortie ${name}`),
    ];
    return `Fermé\u202f: ${roads.join(', ')}`;
  },
  /** The trip on the home page: from where to where, its time, its price. */
  trip: {
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
  },
};

function lastKnown(time: string, day: string | null): string {
  return `Dernier état connu ${day === null ? '' : `le ${day} `}à ${time}.`;
}

export type Words = typeof words;
