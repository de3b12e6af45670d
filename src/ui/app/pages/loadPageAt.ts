import { matchPath } from 'react-router-dom';
import type { AppStore } from '../../../application/store';
import {
  addressesOf,
  memberPath,
  routeNames,
  routes,
  siteRoutes,
  type Area,
} from '../../navigation/routes';
import { FooterControls, RequireSession } from '../islands';
import { FreeRampArea, MemberArea, PublicArea } from '../areas';
import { isLazy } from '../../state/loading/lazyPart';
import { shellPages } from './shellPages';
import type { AreaPages } from './SitePage';

interface LoadedArea {
  readonly pages: AreaPages;
  /** Starts what every page of the area reads; undefined for those who may not enter. */
  readonly begin?: (store: AppStore) => Promise<unknown> | undefined;
}

/** Starts the first readings of a page; resolves when those that its first render can show have ended. */
type Begin = (store: AppStore) => Promise<void>;

/**
 * Fetches the code of the page at an address with its area, so that its first render does not suspend.
 * Resolves to a function that starts the first readings of the page. Rejects when a part does not arrive.
 */
export async function loadPageAt(pathname: string): Promise<Begin> {
  const name = routeNames.find((one) =>
    [...addressesOf(one), ...(siteRoutes[one].movedFrom ?? [])].some((path) =>
      matchPath(path, pathname),
    ),
  );
  const area = name ? siteRoutes[name].area : areaOfUnknown(pathname);
  const { pages, begin } = await areaLoaders[area]();
  const page = pages[name ?? 'unknown'];
  const [read] = await Promise.all([
    page?.loadReading?.(),
    page?.loadParts?.(),
    page && isLazy(page.Page) && page.Page.load(),
  ]);
  return async (store) => {
    const ofArea = begin?.(store);
    const ofPage = read && (ofArea || !begin) ? store.dispatch(read()) : undefined;
    await Promise.all([ofArea, ofPage]);
  };
}

const areaLoaders: Readonly<Record<Area, () => Promise<LoadedArea>>> = {
  shell: () => Promise.resolve({ pages: shellPages }),
  public: async () => {
    const [{ publicPages }] = await Promise.all([import('../PublicEntry'), PublicArea.load()]);
    return { pages: publicPages };
  },
  member: async () => {
    const [{ memberPages, beginMember }] = await Promise.all([
      import('#member-area'),
      MemberArea.load(),
      RequireSession.load(),
      FooterControls.load(),
    ]);
    return { pages: memberPages, begin: beginMember };
  },
  freeRamp: async () => {
    const [{ freeRampPages, beginAccount }] = await Promise.all([
      import('../FreeRampEntry'),
      FreeRampArea.load(),
      FooterControls.load(),
    ]);
    return { pages: freeRampPages, begin: beginAccount };
  },
};

/** The area that shows its « not found » page at an address without a route. */
function areaOfUnknown(pathname: string): Area {
  if (pathname.startsWith(`${memberPath}/`)) return 'member';
  return pathname.startsWith(`${routes.freeRamp}/`) ? 'freeRamp' : 'public';
}
