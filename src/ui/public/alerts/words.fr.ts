import type { Instant } from '../../../domain/basis/instant';
import { formatDate } from '../../words/format.fr';

/** The strip of the alerts, and their list. */
export const words = {
  title: 'Alertes',
  /** The brackets are for screen readers. */
  show: '[Afficher les ]alertes',
  hide: '[Réduire les ]alertes',
  lost: "La liste des alertes n'a pas pu être chargée.",
  trafficAt: (time: string): string => `Trafic mis à jour à [${time}]`,
  none: 'Aucune alerte en cours',
  unavailable: 'Alertes indisponibles\u202f: fiez-vous aux panneaux',
  noneInList: 'Aucune alerte en cours.',
  count: (alerts: number, news: number): string => {
    const ofAlerts = alerts === 1 ? '1 alerte' : `${alerts} alertes`;
    const ofNews = news === 1 ? '1 nouveauté' : `${news} nouveautés`;
    if (news === 0) return ofAlerts;
    return alerts === 0 ? ofNews : `${ofAlerts}, ${ofNews}`;
  },
  /** In place of the gravest alert, when there is none: the latest post, a link. */
  latest: (title: string): string => `Nouveau\u202f: [${title}]`,
  newOn: (day: Instant): string => `Nouveau · ${formatDate(day)}`,
};

export type Words = typeof words;
