const entry = 'index.html';
/** The group of `vite.config.ts` that holds the store and what every island needs. */
const store = ['application'];
const guarded = [entry, ...store, 'src/ui/app/RequireSession.tsx'];
const member = [...guarded, 'src/ui/member/MemberArea.tsx'];

/** The pages of the subscriber area: address below `/member`, module below `src/ui/member`. */
const memberPages = [
  ['dashboard', 'dashboard/DashboardPage'],
  ['account/password', 'account/PasswordPage'],
  ['account/coordinates/postal', 'account/PostalDetailsPage'],
  ['account/coordinates/bank', 'account/BankDetailsPage'],
  ['account/add-contract', 'account/AddContractPage'],
  ['contract/sum-up', 'contract/ContractSumUpPage'],
  ['contract/history', 'contract/ContractHistoryPage'],
  ['contract/invoice/list', 'invoice/InvoiceListPage'],
  ['contract/invoice/…/view', 'invoice/InvoiceViewPage'],
  ['badge/list', 'badge/BadgeListPage'],
  ['badge/…/details', 'badge/BadgeDetailsPage'],
  ['badge/…/services', 'badge/BadgeServicesPage'],
  ['badge/passage', 'passages/PassagesPage'],
  ['badge/order', 'badgeOrder/BadgeOrderPage'],
  ['checkout/…', 'checkout/CheckoutPage'],
] as const;

export interface MeasuredPage {
  readonly name: string;
  /** Modules without which the page shows nothing, beside what they import. */
  readonly modules: readonly string[];
  /** Parts of its own that come alive after the first paint. */
  readonly islands?: readonly string[];
}

export const home: MeasuredPage = {
  name: '/',
  modules: [entry],
  islands: ['src/ui/public/LiveTrafficBoard.tsx', 'src/ui/public/LiveTrafficStrip.tsx'],
};

export const otherPages: readonly MeasuredPage[] = [
  {
    name: '/espace/connexion',
    modules: [entry, ...store, 'src/ui/account/SignInPage.tsx'],
  },
  { name: '/espace', modules: [...guarded, 'src/ui/account/ChooserPage.tsx'] },
  ...memberPages.map(([address, module]) => ({
    name: `/member/${address}`,
    modules: [...member, `src/ui/member/${module}.tsx`],
  })),
  { name: 'any other address', modules: [entry, 'src/ui/app/OtherAddress.tsx'] },
];

/** What arrives after the first paint, and where: told, not counted in a first load. */
export const laterParts: readonly MeasuredPage[] = [
  {
    name: 'store and islands, on every page',
    modules: [
      entry,
      ...store,
      'src/ui/app/islands/Companions.tsx',
      'src/ui/app/islands/FooterControls.tsx',
    ],
  },
  {
    name: 'container and adapters, at the first call',
    modules: [entry, ...store, 'src/composition/container.ts'],
  },
];
