import type { Area, RouteName } from '../../src/ui/navigation/routes.ts';

/** The module in `index.html` of every page. */
export const entry = 'index.html';

/** What a page loads lazily beside its own module, for its first render: paths, or chunks of `chunks.ts`. */
export const pageParts: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  home: ['home'],
  signUp: ['src/ui/account/access/SignUpPart.tsx'],
  dashboard: ['src/ui/member/dashboard/cards/DashboardCards.tsx'],
  passages: ['src/ui/member/passages/SearchedPassages.tsx'],
};

/** What languages without a subscriber area have in its place (`imports` of package.json). */
export const frenchArea = 'src/ui/app/FrenchMemberEntry.tsx';

/** The chunk with the frame of each area (`chunks.ts`); every page of the area loads it. */
export const areaEntries: Readonly<Record<Area, string>> = {
  public: entry,
  member: 'member',
  freeRamp: 'freeRamp',
};
