import type { TicketPeriod } from '../../../domain/freeRamp/ticketPeriod';

/** In the middle of a sentence: « Aucun ticket … ». */
const inPeriod: Readonly<Record<TicketPeriod, string>> = {
  last7Days: 'sur les 7 derniers jours',
  last30Days: 'sur les 30 derniers jours',
  thisMonth: 'ce mois-ci',
  lastMonth: 'le mois dernier',
  thisYear: 'cette année',
  lastYear: "l'année dernière",
};

/** The tickets of the linked cards. */
export const words = {
  lead: "Ce que vous avez payé au péage avec une carte associée. Un ticket peut mettre jusqu'à 72 heures à apparaître.",
  period: 'Période',
  /** The choices of the period (P4.25). */
  periods: {
    last7Days: '7 derniers jours',
    last30Days: '30 derniers jours',
    thisMonth: 'Ce mois-ci',
    lastMonth: 'Le mois dernier',
    thisYear: 'Cette année',
    lastYear: "L'année dernière",
  } satisfies Record<TicketPeriod, string>,
  none: (period: TicketPeriod): string =>
    `Aucun ticket ${inPeriod[period]}. Choisissez une autre période, ou vérifiez quelles cartes sont associées à votre compte.`,
  noCard:
    "Aucune carte n'est associée à votre compte. Associez celle avec laquelle vous payez au péage\u202f: vos tickets apparaîtront ici.",
  caption: 'Vos tickets de la période',
  columns: {
    at: 'Date',
    trip: 'Trajet',
    plate: 'Plaque',
    amount: 'Montant',
    receipt: 'Reçu',
  },
  download: (receipt: number): string => `Télécharger le reçu ${receipt}`,
  select: (moment: string): string => `Sélectionner le ticket du ${moment}`,
  selected: (count: number, total: string): string => {
    if (count === 0) return 'Aucun ticket sélectionné';
    return count === 1
      ? `1 ticket sélectionné, ${total}`
      : `${count} tickets sélectionnés, ${total}`;
  },
  makeReceipt: 'Générer un reçu',
};

export type Words = typeof words;
