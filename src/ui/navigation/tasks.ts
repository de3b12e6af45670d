import { words } from '../shell/shell.words.fr';
import { routes } from './routes';

/**
 * The main tasks of visitors: address, name, subject. Tiles on the home page, links in the footer of the
 * others (P2.13).
 */
export const tasks = [
  [routes.payOnline, ...words.tasks.payOnline],
  [routes.chooser, ...words.tasks.account],
  [routes.freeRampRefund, ...words.tasks.refund],
  [routes.contact, ...words.tasks.contact],
] as const;
