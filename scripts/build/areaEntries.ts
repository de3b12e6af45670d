import type { Area } from '../../src/ui/navigation/routes.ts';

/** The module in `index.html` of every page. */
export const entry = 'index.html';

/** What a page loads lazily beside its own module, for its first render: route → paths. */
export const pageParts: Readonly<Record<string, readonly string[]>> = {
  signUp: ['src/ui/account/access/SignUpPart.tsx'],
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
