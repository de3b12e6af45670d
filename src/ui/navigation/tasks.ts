import { routes } from './routes';

/** What people come for: address, name, and what it is about. Tiles on the home page, links at the foot of the others (P2.13). */
export const tasks = [
  [routes.payOnline, 'Payer un passage', 'Avis ou CNP reçu'],
  [routes.chooser, 'Mon espace', 'Badges, trajets, factures'],
  [routes.freeRampRefund, 'Être remboursé', 'Rampe gratuite'],
  [routes.contact, 'Nous contacter', 'Une question, un reçu'],
] as const;
