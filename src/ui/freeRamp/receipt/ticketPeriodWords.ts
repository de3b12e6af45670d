import type { TicketPeriod } from '../../../domain/freeRamp/ticketPeriod';

/** Labels of the select (P4.25). */
export const ticketPeriodWords: Readonly<Record<TicketPeriod, string>> = {
  last7Days: '7 derniers jours',
  last30Days: '30 derniers jours',
  thisMonth: 'Ce mois-ci',
  lastMonth: 'Le mois dernier',
  thisYear: 'Cette année',
  lastYear: "L'année dernière",
};

/** In the middle of a sentence: « Aucun ticket … ». */
export const inTicketPeriod: Readonly<Record<TicketPeriod, string>> = {
  last7Days: 'sur les 7 derniers jours',
  last30Days: 'sur les 30 derniers jours',
  thisMonth: 'ce mois-ci',
  lastMonth: 'le mois dernier',
  thisYear: 'cette année',
  lastYear: "l'année dernière",
};
