import type { RouteOf } from '../../../navigation/routes';

/** The titles of the pages that the first load knows, but for the home page: it has the operator's name. */
export const words = {
  signIn: 'Connexion',
  signUp: 'Inscription',
  signOut: 'Déconnexion',
  chooser: 'Mon espace',
  refundOfTicket: 'Demander un remboursement',
} satisfies Record<Exclude<RouteOf<'shell'>, 'home'>, string>;

export type Words = typeof words;
