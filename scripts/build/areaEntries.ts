import type { Area } from '../../src/ui/navigation/routes.ts';

/** The module in `index.html` of every page. */
export const entry = 'index.html';

/** Modules that the first render of a page imports lazily, beside its own: route → paths. */
export const pageParts: Readonly<Record<string, readonly string[]>> = {
  signUp: ['src/ui/account/access/SignUpPart.tsx'],
  dashboard: ['src/ui/member/dashboard/cards/DashboardCards.tsx'],
  passages: ['src/ui/member/passages/SearchedPassages.tsx'],
};

/** The module that loads a page and renders it. */
export const startEntry = 'src/startPage.tsx';

/** The module with the table of pages of each area; every page of the area loads it. */
export const areaEntries: Readonly<Record<Area, string>> = {
  shell: entry,
  public: 'src/ui/app/PublicEntry.tsx',
  member: 'src/ui/app/MemberEntry.tsx',
  freeRamp: 'src/ui/app/FreeRampEntry.tsx',
};
