import type { ComponentType } from 'react';
import { routes, type MemberAddress } from '../navigation/routes';
import { lazyPart } from '../state/lazyPart';

/** The pages of the area, each fetched when it is first shown; an address without its page does not compile. */
export const memberPages: Readonly<Record<MemberAddress, ComponentType>> = {
  [routes.dashboard]: lazyPart(
    async () => (await import('./dashboard/DashboardPage')).DashboardPage,
  ),
  [routes.password]: lazyPart(async () => (await import('./account/PasswordPage')).PasswordPage),
  [routes.postalDetails]: lazyPart(
    async () => (await import('./account/PostalDetailsPage')).PostalDetailsPage,
  ),
  [routes.bankDetails]: lazyPart(
    async () => (await import('./account/BankDetailsPage')).BankDetailsPage,
  ),
  [routes.addContract]: lazyPart(
    async () => (await import('./account/AddContractPage')).AddContractPage,
  ),
  [routes.contractSumUp]: lazyPart(
    async () => (await import('./contract/ContractSumUpPage')).ContractSumUpPage,
  ),
  [routes.contractHistory]: lazyPart(
    async () => (await import('./contract/ContractHistoryPage')).ContractHistoryPage,
  ),
  [routes.invoices]: lazyPart(
    async () => (await import('./invoice/InvoiceListPage')).InvoiceListPage,
  ),
  [routes.invoiceView]: lazyPart(
    async () => (await import('./invoice/InvoiceViewPage')).InvoiceViewPage,
  ),
  [routes.badges]: lazyPart(async () => (await import('./badge/BadgeListPage')).BadgeListPage),
  [routes.badgeDetails]: lazyPart(
    async () => (await import('./badge/BadgeDetailsPage')).BadgeDetailsPage,
  ),
  [routes.badgeServices]: lazyPart(
    async () => (await import('./badge/BadgeServicesPage')).BadgeServicesPage,
  ),
  [routes.passages]: lazyPart(async () => (await import('./passages/PassagesPage')).PassagesPage),
  [routes.badgeOrder]: lazyPart(
    async () => (await import('./badgeOrder/BadgeOrderPage')).BadgeOrderPage,
  ),
  [routes.checkout]: lazyPart(async () => (await import('./checkout/CheckoutPage')).CheckoutPage),
};
