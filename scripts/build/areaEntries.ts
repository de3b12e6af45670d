import type { Area } from '../../src/ui/navigation/routes.ts';

/** The module in `index.html` of every page. */
export const entry = 'index.html';

/**
 * What a page loads lazily, beside its own module: parts of its first render, and the gateways that it calls
 * first or when its form is sent. Route → paths, or names of chunks.
 */
export const pageParts: Readonly<Record<string, readonly string[]>> = {
  signIn: ['accountGateways'],
  signUp: ['src/ui/account/access/SignUpPart.tsx', 'accountGateways'],
  lostPassword: ['accountGateways'],
  firstConnection: ['accountGateways'],
  activation: ['accountGateways'],
  account: ['accountGateways'],
  contact: ['contactGateways'],
  cancel: ['contactGateways'],
  withdraw: ['contactGateways'],
  payOnline: ['paymentGateways'],
  paymentReturn: ['paymentGateways'],
  checkout: ['paymentGateways'],
  purchase: ['orderGateways'],
  purchaseOrder: ['orderGateways', 'paymentGateways'],
  purchaseState: ['orderGateways', 'paymentGateways'],
  dashboard: ['src/ui/member/dashboard/cards/DashboardCards.tsx'],
  passages: ['src/ui/member/passages/SearchedPassages.tsx'],
};

/** What languages without a subscriber area have in its place (`imports` of package.json). */
export const frenchArea = 'src/ui/app/FrenchMemberEntry.tsx';

/** The chunk with the table of pages of each area (`chunks.ts`); every page of the area loads it. */
export const areaEntries: Readonly<Record<Area, string>> = {
  shell: entry,
  public: 'site',
  member: 'member',
  freeRamp: 'freeRamp',
};
