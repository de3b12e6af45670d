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
    title: 'Espace gratuité',
    Page: lazyPart(
      async () => (await import('../../freeRamp/welcome/FreeRampWelcomePage')).FreeRampWelcomePage,
    ),
    Guard: FreeRampAccountIfAny,
  },
  refunds: {
    title: 'Vos remboursements',
    Page: lazyPart(async () => (await import('../../freeRamp/refund/RefundsPage')).RefundsPage),
    Guard: FreeRampAccountIfAny,
  },
  freeRampRefund: {
    title: 'Demander un remboursement',
    Page: lazyPart(
      async () => (await import('../../freeRamp/refund/RefundWizardPage')).RefundWizardPage,
    ),
  },
  refundClaim: {
    title: 'Confirmer votre remboursement',
    Page: lazyPart(
      async () => (await import('../../freeRamp/refund/RefundClaimPage')).RefundClaimPage,
    ),
    Guard: FreeRampAccount,
  },
  receipts: {
    title: 'Vos reçus',
    Page: lazyPart(async () => (await import('../../freeRamp/receipt/ReceiptsPage')).ReceiptsPage),
    Guard: FreeRampAccountIfAny,
  },
  tickets: {
    title: 'Vos tickets',
    Page: lazyPart(async () => (await import('../../freeRamp/receipt/TicketsPage')).TicketsPage),
    Guard: FreeRampAccount,
  },
  cardLink: {
    title: 'Associer une carte',
    Page: lazyPart(async () => (await import('../../freeRamp/receipt/CardLinkPage')).CardLinkPage),
    Guard: FreeRampAccount,
  },
  cards: {
    title: 'Gérer vos cartes',
    Page: lazyPart(async () => (await import('../../freeRamp/receipt/CardsPage')).CardsPage),
    Guard: FreeRampAccount,
  },
  bankAccount: {
    title: 'Votre IBAN',
    Page: lazyPart(
      async () => (await import('../../freeRamp/bank/BankAccountPage')).BankAccountPage,
    ),
    Guard: FreeRampAccount,
  },
  account: {
    title: 'Mon compte',
    Page: lazyPart(async () => (await import('../../freeRamp/account/AccountPage')).AccountPage),
    Guard: FreeRampAccount,
  },
  newBankAccount: {
    title: 'Ajouter un IBAN',
    Page: lazyPart(
      async () => (await import('../../freeRamp/bank/NewBankAccountPage')).NewBankAccountPage,
    ),
    Guard: FreeRampAccount,
  },
  unknown: { title: 'Page introuvable', Page: NotFoundPage },
};
