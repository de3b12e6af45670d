import type { Area } from '../../src/ui/navigation/routes.ts';

/** The module in `index.html` of every page. */
export const entry = 'index.html';

/** The module with the table of pages of each area; every page of the area loads it. */
export const areaEntries: Readonly<Record<Area, string>> = {
  shell: entry,
  public: 'src/ui/app/PublicEntry.tsx',
  member: 'src/ui/app/MemberEntry.tsx',
  freeRamp: 'src/ui/app/FreeRampEntry.tsx',
};
