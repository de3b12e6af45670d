import { lazy, type ComponentType } from 'react';
import { routes, type MemberAddress } from '../navigation/routes';

const page = (load: () => Promise<ComponentType>): ComponentType =>
  lazy(async () => ({ default: await load() }));

/** The pages of the area, each fetched when it is first shown; an address without its page does not compile. */
export const memberPages: Readonly<Record<MemberAddress, ComponentType>> = {
  [routes.dashboard]: page(async () => (await import('./dashboard/DashboardPage')).DashboardPage),
  [routes.password]: page(async () => (await import('./account/PasswordPage')).PasswordPage),
  [routes.postalDetails]: page(
    async () => (await import('./account/PostalDetailsPage')).PostalDetailsPage,
  ),
  [routes.bankDetails]: page(
    async () => (await import('./account/BankDetailsPage')).BankDetailsPage,
  ),
  [routes.addContract]: page(
    async () => (await import('./account/AddContractPage')).AddContractPage,
  ),
  [routes.contractSumUp]: page(
    async () => (await import('./contract/ContractSumUpPage')).ContractSumUpPage,
  ),
  [routes.contractHistory]: page(
    async () => (await import('./contract/ContractHistoryPage')).ContractHistoryPage,
  ),
  [routes.invoices]: page(async () => (await import('./invoice/InvoiceListPage')).InvoiceListPage),
  [routes.invoiceView]: page(
    async () => (await import('./invoice/InvoiceViewPage')).InvoiceViewPage,
  ),
  [routes.badges]: page(async () => (await import('./badge/BadgeListPage')).BadgeListPage),
  [routes.badgeDetails]: page(
    async () => (await import('./badge/BadgeDetailsPage')).BadgeDetailsPage,
  ),
  [routes.badgeServices]: page(
    async () => (await import('./badge/BadgeServicesPage')).BadgeServicesPage,
  ),
  [routes.passages]: page(async () => (await import('./passages/PassagesPage')).PassagesPage),
  [routes.badgeOrder]: page(
    async () => (await import('./badgeOrder/BadgeOrderPage')).BadgeOrderPage,
  ),
  [routes.checkout]: page(async () => (await import('./checkout/CheckoutPage')).CheckoutPage),
};
