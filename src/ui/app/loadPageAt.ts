import type { AppStore } from '../../application/store';
import { cmsAddressPage, memberPath, routes, siteRoutes, type Area } from '../navigation/routes';
import { routeAt } from '../navigation/routeAt';
import { FreeRampArea, MemberArea } from './areas';
import { lazyPage } from './lazyPage';

/** Starts the first readings of a page; resolves when those that its first render can show have ended. */
type Begin = (store: AppStore) => Promise<void>;

/** Starts what every page of an area reads; undefined for those who may not enter. */
type BeginArea = (store: AppStore) => Promise<unknown> | undefined;

/**
 * Fetches the code of the page at an address with its area, so that its first render does not suspend.
 * Resolves to a function that starts the first readings of the page. Rejects when a part does not arrive.
 */
export async function loadPageAt(pathname: string): Promise<Begin> {
  const name = routeAt(pathname);
  const route = name && siteRoutes[name];
  const area = route?.area ?? areaOfUnknown(pathname);
  const page = route?.page ?? (area === 'public' ? cmsAddressPage : undefined);
  const [begin, read] = await Promise.all([
    loadArea[area]?.(),
    route?.reading?.(),
    route?.parts?.(),
    page && lazyPage(page).load(),
  ]);
  return async (store) => {
    const ofArea = begin?.(store);
    const ofPage = read && (ofArea || !begin) ? store.dispatch(read()) : undefined;
    await Promise.all([ofArea, ofPage]);
  };
}

const loadArea: Readonly<Partial<Record<Area, () => Promise<BeginArea>>>> = {
  member: async () => {
    const [{ beginMember }] = await Promise.all([import('#member-area'), MemberArea.load()]);
    return beginMember;
  },
  freeRamp: async () => {
    const [{ beginAccount }] = await Promise.all([import('./FreeRampEntry'), FreeRampArea.load()]);
    return beginAccount;
  },
};

/** The area that shows its « not found » page at an address without a route. */
function areaOfUnknown(pathname: string): Area {
  if (pathname.startsWith(`${memberPath}/`)) return 'member';
  return pathname.startsWith(`${routes.freeRamp}/`) ? 'freeRamp' : 'public';
}
