import type { DocumentListName } from '../../../domain/publicSite/publicSite';

/** In the order of the menu. Each list needs its line; the route of its page has its name (P2.5, P2.6). */
const menu: Readonly<Record<DocumentListName, true>> = {
  agenda: true,
  reports: true,
  statements: true,
  assembly: true,
  publicOffer: true,
  marketTransfer: true,
};

export const financeLists = Object.keys(menu) as readonly DocumentListName[];
