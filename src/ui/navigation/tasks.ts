import { words } from '#words/shell';
import { routes } from './routes';

/**
 * The main tasks of visitors: address, name, subject. Tiles on the home page, links in the footer of the
 * others (P2.13).
 */
export const tasks = [
  { to: routes.payOnline, ...words.tasks.payOnline },
  { to: routes.chooser, ...words.tasks.account },
  { to: routes.freeRampRefund, ...words.tasks.refund },
  { to: routes.contact, ...words.tasks.contact },
] as const;
