const entry = 'index.html';
/** The group of `vite.config.ts` that holds the store and what every island needs. */
const store = ['application'];
const guarded = [entry, ...store, 'src/ui/app/RequireSession.tsx'];
const member = [...guarded, 'src/ui/member/MemberArea.tsx'];

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
  { name: '/member/dashboard', modules: member },
  {
    name: '/member/account/password',
    modules: [...member, 'src/ui/member/account/PasswordPage.tsx'],
  },
  {
    name: '/member/account/add-contract',
    modules: [...member, 'src/ui/member/account/AddContractPage.tsx'],
  },
  {
    name: '/member/badge/passage',
    modules: [...member, 'src/ui/member/passages/PassagesPage.tsx'],
  },
  {
    name: '/member/badge/list',
    modules: [...member, 'src/ui/member/badge/BadgeListPage.tsx'],
  },
  {
    name: '/member/badge/…/details',
    modules: [...member, 'src/ui/member/badge/BadgeDetailsPage.tsx'],
  },
  {
    name: '/member/contract/sum-up',
    modules: [...member, 'src/ui/member/contract/ContractSumUpPage.tsx'],
  },
  {
    name: '/member/contract/history',
    modules: [...member, 'src/ui/member/contract/ContractHistoryPage.tsx'],
  },
  {
    name: '/member/contract/invoice/list',
    modules: [...member, 'src/ui/member/invoice/InvoiceListPage.tsx'],
  },
  {
    name: '/member/contract/invoice/…/view',
    modules: [...member, 'src/ui/member/invoice/InvoiceViewPage.tsx'],
    name: '/member/checkout/…',
    modules: [...member, 'src/ui/member/checkout/CheckoutPage.tsx'],
  },
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
