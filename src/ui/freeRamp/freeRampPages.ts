import type { ComponentType } from 'react';
import { routes, type FreeRampAddress } from '../navigation/routes';
import { lazyPart } from '../state/lazyPart';

interface FreeRampPage {
  readonly Page: ComponentType;
  /** Who may come: everyone; everyone, a visitor being asked to sign in or up there (P2.43); or accounts only (P2.33–P2.41). */
  readonly access: 'open' | 'prompt' | 'private';
}

/** The pages of the area, each fetched when it is first shown; an address without its page does not compile. */
export const freeRampPages: Readonly<Record<FreeRampAddress, FreeRampPage>> = {
  [routes.freeRamp]: {
    Page: lazyPart(async () => (await import('./FreeRampWelcomePage')).FreeRampWelcomePage),
    access: 'prompt',
  },
  [routes.refunds]: {
    Page: lazyPart(async () => (await import('./refund/RefundsPage')).RefundsPage),
    access: 'prompt',
  },
  [routes.freeRampRefund]: {
    Page: lazyPart(async () => (await import('./refund/RefundWizardPage')).RefundWizardPage),
    access: 'open',
  },
  [routes.refundClaim]: {
    Page: lazyPart(async () => (await import('./refund/RefundClaimPage')).RefundClaimPage),
    access: 'private',
  },
  [routes.receipts]: {
    Page: lazyPart(async () => (await import('./receipt/ReceiptsPage')).ReceiptsPage),
    access: 'prompt',
  },
  [routes.tickets]: {
    Page: lazyPart(async () => (await import('./receipt/TicketsPage')).TicketsPage),
    access: 'private',
  },
  [routes.cardLink]: {
    Page: lazyPart(async () => (await import('./receipt/CardLinkPage')).CardLinkPage),
    access: 'private',
  },
  [routes.cards]: {
    Page: lazyPart(async () => (await import('./receipt/CardsPage')).CardsPage),
    access: 'private',
  },
  [routes.bankAccount]: {
    Page: lazyPart(async () => (await import('./bank/BankAccountPage')).BankAccountPage),
    access: 'private',
  },
  [routes.newBankAccount]: {
    Page: lazyPart(async () => (await import('./bank/NewBankAccountPage')).NewBankAccountPage),
    access: 'private',
  },
};
