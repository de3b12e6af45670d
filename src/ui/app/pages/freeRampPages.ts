import { words } from '#words/freeRamp/titles';
import { NotFoundPage } from '../../shell/NotFoundPage';
import { lazyPart } from '../../state/loading/lazyPart';
import { FreeRampAccount, FreeRampAccountIfAny } from './freeRampGuards';
import type { PagesOf, UnknownPage } from './SitePage';

/**
 * The pages of the free-ramp area, each in its own chunk. Without a guard: open to everyone.
 * `FreeRampAccountIfAny`: open, and the page shows a prompt to visitors (P2.43). `FreeRampAccount`: for
 * accounts only (P2.33–P2.41).
 */
export const freeRampPages: PagesOf<'freeRamp'> & UnknownPage = {
  freeRamp: {
    title: words.freeRamp,
    Page: lazyPart(
      async () => (await import('../../freeRamp/welcome/FreeRampWelcomePage')).FreeRampWelcomePage,
    ),
    Guard: FreeRampAccountIfAny,
  },
  refunds: {
    title: words.refunds,
    Page: lazyPart(async () => (await import('../../freeRamp/refund/RefundsPage')).RefundsPage),
    Guard: FreeRampAccountIfAny,
  },
  freeRampRefund: {
    title: words.freeRampRefund,
    Page: lazyPart(
      async () => (await import('../../freeRamp/refund/RefundWizardPage')).RefundWizardPage,
    ),
  },
  refundClaim: {
    title: words.refundClaim,
    Page: lazyPart(
      async () => (await import('../../freeRamp/refund/RefundClaimPage')).RefundClaimPage,
    ),
    Guard: FreeRampAccount,
  },
  receipts: {
    title: words.receipts,
    Page: lazyPart(async () => (await import('../../freeRamp/receipt/ReceiptsPage')).ReceiptsPage),
    Guard: FreeRampAccountIfAny,
  },
  tickets: {
    title: words.tickets,
    Page: lazyPart(async () => (await import('../../freeRamp/receipt/TicketsPage')).TicketsPage),
    Guard: FreeRampAccount,
  },
  cardLink: {
    title: words.cardLink,
    Page: lazyPart(async () => (await import('../../freeRamp/receipt/CardLinkPage')).CardLinkPage),
    Guard: FreeRampAccount,
  },
  cards: {
    title: words.cards,
    Page: lazyPart(async () => (await import('../../freeRamp/receipt/CardsPage')).CardsPage),
    Guard: FreeRampAccount,
  },
  bankAccount: {
    title: words.bankAccount,
    Page: lazyPart(
      async () => (await import('../../freeRamp/bank/BankAccountPage')).BankAccountPage,
    ),
    Guard: FreeRampAccount,
  },
  account: {
    title: words.account,
    Page: lazyPart(async () => (await import('../../freeRamp/account/AccountPage')).AccountPage),
    Guard: FreeRampAccount,
  },
  newBankAccount: {
    title: words.newBankAccount,
    Page: lazyPart(
      async () => (await import('../../freeRamp/bank/NewBankAccountPage')).NewBankAccountPage,
    ),
    Guard: FreeRampAccount,
  },
  unknown: { title: words.unknown, Page: NotFoundPage },
};
