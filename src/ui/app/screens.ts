import type { ComponentType } from 'react';
import { routes } from '../navigation/routes';
import { HomePage } from '../public/HomePage';
import { island } from '../state/island';
import { lazyPart } from '../state/lazyPart';

type Pages = Readonly<Partial<Record<(typeof routes)[keyof typeof routes], ComponentType>>>;

/** One panel for both addresses: the router keeps it, and its state, from one to the other (P2.23). */
const AccessPage = island(async () => (await import('../account/AccessPage')).AccessPage);

/** The pages in the public frame, each in a chunk of its own, but for the home page, which comes with the shell. */
export const publicPages: Pages = {
  [routes.home]: HomePage,
  [routes.refundOfTicket]: island(
    async () => (await import('../freeRamp/refund/RefundOfTicketPage')).RefundOfTicketPage,
  ),
  [routes.signIn]: AccessPage,
  [routes.signUp]: AccessPage,
  [routes.signOut]: island(async () => (await import('../account/SignOutPage')).SignOutPage),
};

/** Those that ask for a token first. */
export const guardedPages: Pages = {
  [routes.chooser]: island(async () => (await import('../account/ChooserPage')).ChooserPage),
};

/** Frames and pages of their own. */
export const MemberArea = island(async () => (await import('../member/MemberArea')).MemberArea);
export const FreeRampArea = island(async () => (await import('./FreeRampEntry')).FreeRampEntry);
export const OtherAddress = lazyPart(async () => (await import('./OtherAddress')).OtherAddress);
