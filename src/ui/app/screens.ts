import type { ComponentType } from 'react';
import { routes } from '../navigation/routes';
import { HomePage } from '../public/HomePage';
import { island } from '../state/island';
import { lazyPart } from '../state/lazyPart';

/** Where mailed links lead, in both readings of P2.27. */
type ActivationLink = '/espace/activation/:token' | '/activation/:token';

type Pages = Readonly<
  Partial<Record<(typeof routes)[keyof typeof routes] | ActivationLink, ComponentType>>
>;

/** One panel for both addresses: the router keeps it, and its state, from one to the other (P2.23). */
const AccessPage = island(async () => (await import('../account/AccessPage')).AccessPage);

/** At each of its addresses: it takes the token out of the one that has it (P2.27). */
const ActivationPage = island(
  async () => (await import('../account/ActivationPage')).ActivationPage,
);

/** The pages in the public frame, each in a chunk of its own, but for the home page, which comes with the shell. */
export const publicPages: Pages = {
  [routes.home]: HomePage,
  [routes.refundOfTicket]: island(
    async () => (await import('../freeRamp/refund/RefundOfTicketPage')).RefundOfTicketPage,
  ),
  [routes.signIn]: AccessPage,
  [routes.signUp]: AccessPage,
  [routes.lostPassword]: island(
    async () => (await import('../account/LostPasswordPage')).LostPasswordPage,
  ),
  [routes.firstConnection]: island(
    async () => (await import('../account/FirstConnectionPage')).FirstConnectionPage,
  ),
  [routes.activation]: ActivationPage,
  '/espace/activation/:token': ActivationPage,
  '/activation/:token': ActivationPage,
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
