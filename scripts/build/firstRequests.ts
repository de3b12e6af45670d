import type { Scope } from '../../src/domain/account/accessToken.ts';
import type { Area, RouteName } from '../../src/ui/navigation/routes.ts';
import type { PageFiles } from './pageFiles.ts';
import type { Bundle } from './prerender.ts';

/** The contract, and the bodies and queries of what is requested, as the bundle has them. */
export type Requested = Pick<Bundle, 'firstInputs' | 'operations'>;

type OperationName = keyof Bundle['operations'];

/** What every page of an area reads first: the address and the token determine it. */
const ofArea: Readonly<Record<Area, readonly OperationName[]>> = {
  public: ['loadPublicData'],
  member: ['loadSubscriber'],
  freeRamp: ['listRefunds', 'listReceipts', 'listTicketFluxes', 'listBankAccounts', 'listTickets'],
};

/** The scope of the token that a secured reading of an area needs. */
const scopes: Readonly<Partial<Record<Area, Scope>>> = { member: 'SUBSCRIBER', freeRamp: 'FREE' };

/** What a page reads beside that. */
const ofPage: Readonly<Partial<Record<RouteName, readonly OperationName[]>>> = {
  home: ['readTraffic'],
  news: ['listPosts'],
  dashboard: ['listPassages'],
  passages: ['listPassages'],
  badgeOrder: ['loadPublicData'],
};

/** The stored choice without which a page reads what its address determines: the page size (M9.1). */
const unlessStored: Readonly<Partial<Record<RouteName, string>>> = { passages: 'noPerPage' };

/**
 * The `meta` element with the requests that `src/static/before-paint.js` sends for a page, as
 * `GET /api/v2/post open`, or with the scope of the token in the place of `open`, then the body (of a `GET`
 * the query) in URL encoding and the key of `unlessStored`. For the fallback page: only at addresses of the
 * pattern `path`, with the files of that page.
 */
export function firstRequests(
  { operations, firstInputs }: Requested,
  name: string,
  area: Area,
  ofPattern?: { readonly path: string; readonly files: PageFiles },
): string {
  const own = ofPage[name as RouteName] ?? [];
  const requests = [...ofArea[area], ...own].map((operation) => {
    const { method, path, access } = operations[operation];
    const needed = access === 'open' ? access : scopes[area];
    if (needed === undefined)
      throw new Error(`${operation} needs a token, the area ${area} has none`);
    const words = [method.toUpperCase(), path, needed];
    if (operation in firstInputs) words.push(...inputOf(operation as keyof typeof firstInputs));
    return words.join(' ');
  });
  const place = ofPattern
    ? ` data-path="${addressPattern(ofPattern.path)}" data-files="${listed(ofPattern.files)}"`
    : '';
  return `<meta name="first-requests" content="${requests.join(', ')}"${place} />`;

  function inputOf(operation: keyof typeof firstInputs): readonly string[] {
    const unless = unlessStored[name as RouteName];
    return [encodeURIComponent(firstInputs[operation]), ...(unless === undefined ? [] : [unless])];
  }
}

/** The regular expression of the addresses of a route: `/actualites/:slug`. */
export function addressPattern(path: string): string {
  return `^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`;
}

function listed({ scripts, styles }: PageFiles): string {
  return [...scripts, ...styles].map((file) => `/${file}`).join(' ');
}
