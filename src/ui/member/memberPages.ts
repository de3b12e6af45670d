import { lazy, type ComponentType } from 'react';

const page = (load: () => Promise<ComponentType>): ComponentType =>
  lazy(async () => ({ default: await load() }));

/** The pages of the area below `/member`, each fetched when it is first shown. */
export const memberPages: readonly (readonly [path: string, Page: ComponentType])[] = [
  ['dashboard', page(async () => (await import('./dashboard/DashboardPage')).DashboardPage)],
  ['account/password', page(async () => (await import('./account/PasswordPage')).PasswordPage)],
  [
    'account/coordinates/postal',
    page(async () => (await import('./account/PostalDetailsPage')).PostalDetailsPage),
  ],
  [
    'account/coordinates/bank',
    page(async () => (await import('./account/BankDetailsPage')).BankDetailsPage),
  ],
  [
    'account/add-contract',
    page(async () => (await import('./account/AddContractPage')).AddContractPage),
  ],
  [
    'contract/sum-up',
    page(async () => (await import('./contract/ContractSumUpPage')).ContractSumUpPage),
  ],
  [
    'contract/history',
    page(async () => (await import('./contract/ContractHistoryPage')).ContractHistoryPage),
  ],
  [
    'contract/invoice/list',
    page(async () => (await import('./invoice/InvoiceListPage')).InvoiceListPage),
  ],
  [
    'contract/invoice/:id/view',
    page(async () => (await import('./invoice/InvoiceViewPage')).InvoiceViewPage),
  ],
  ['badge/list', page(async () => (await import('./badge/BadgeListPage')).BadgeListPage)],
  [
    'badge/:id/details',
    page(async () => (await import('./badge/BadgeDetailsPage')).BadgeDetailsPage),
  ],
  [
    'badge/:id/services',
    page(async () => (await import('./badge/BadgeServicesPage')).BadgeServicesPage),
  ],
  ['badge/passage', page(async () => (await import('./passages/PassagesPage')).PassagesPage)],
  ['badge/order', page(async () => (await import('./badgeOrder/BadgeOrderPage')).BadgeOrderPage)],
  [
    'checkout/:type/:state',
    page(async () => (await import('./checkout/CheckoutPage')).CheckoutPage),
  ],
];
