import { words } from '#words/shell/shellTitles';
import { operator } from '../../operator';
import { HomePage } from '../../public/home/HomePage';
import { island } from '../../state/loading/island';
import { RequireSession } from '../islands';
import type { PagesOf } from './SitePage';

/** Both addresses have the same component, so that it stays mounted from one to the other (P2.23). */
const AccessPage = island(async () => (await import('../../account/access/AccessPage')).AccessPage);

/** The home page, which is part of the first load, and the pages that the first load imports. */
export const shellPages: PagesOf<'shell'> = {
  home: { title: operator.name, Page: HomePage },
  signIn: { title: words.signIn, Page: AccessPage },
  signUp: {
    title: words.signUp,
    Page: AccessPage,
    loadParts: async () => (await import('../../account/access/AccessPage')).loadSignUp(),
  },
  signOut: {
    title: words.signOut,
    Page: island(async () => (await import('../../account/access/SignOutPage')).SignOutPage),
  },
  chooser: {
    title: words.chooser,
    Page: island(async () => (await import('../../account/access/ChooserPage')).ChooserPage),
    Guard: RequireSession,
  },
  refundOfTicket: {
    title: words.refundOfTicket,
    Page: island(
      async () => (await import('../../freeRamp/refund/RefundOfTicketPage')).RefundOfTicketPage,
    ),
  },
};
