import { routes } from './routes';

/**
 * The main tasks of visitors: address, name, subject. Tiles on the home page, links in the footer of the
 * others (P2.13).
 */
export const tasks = [
  [routes.payOnline, 'Payer un passage', 'Avis ou CNP reçu'],
  [routes.chooser, 'Mon espace', 'Badges, trajets, factures'],
  [routes.freeRampRefund, 'Être remboursé', 'Rampe gratuite'],
  [routes.contact, 'Nous contacter', 'Une question, un reçu'],
] as const;
