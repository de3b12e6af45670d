import { isFirstLanguage, pathIn, type Language } from '../../src/ui/navigation/languages.ts';
import {
  areaCalls,
  areaScopes,
  memberPath,
  routes,
  siteRoutes,
  type Area,
  type EarlyCall,
} from '../../src/ui/navigation/routes.ts';
import type { Bundle } from './prerender.ts';

type Operations = Pick<Bundle['operations'], EarlyCall>;

/**
 * The `meta` element with the calls that `src/static/before-paint.js` sends for a page of an area, as
 * `GET /api/v2/post`, with the scope behind it where the call needs a token.
 */
export function earlyCalls(
  operations: Operations,
  area: Area,
  ofPage: readonly EarlyCall[] = [],
): string {
  return `<meta name="early-calls" content="${listed(operations, area, ofPage)}" />`;
}

/**
 * The elements of the fallback page, which is served at any address: the first one whose path fits counts,
 * that of a page with a parameter before that of its area. Only the first language has a subscriber area.
 */
export function earlyCallsByPath(operations: Operations, language: Language): readonly string[] {
  const under = (path: string, area: Area, ofPage?: readonly EarlyCall[]): string => {
    const calls = listed(operations, area, ofPage);
    return `<meta name="early-calls" data-under="${pathIn(language, path)}" content="${calls}" />`;
  };
  const withParameter = Object.values(siteRoutes).flatMap(({ address, area, calls }) => {
    const [path = '', parameter] = address.split(':');
    return calls && parameter !== undefined ? [under(path, area, calls)] : [];
  });
  return [
    ...withParameter,
    ...(isFirstLanguage(language) ? [under(`${memberPath}/`, 'member')] : []),
    under(`${routes.freeRamp}/`, 'freeRamp'),
    under('/', 'public'),
  ];
}

function listed(operations: Operations, area: Area, ofPage: readonly EarlyCall[] = []): string {
  const calls = [...areaCalls[area], ...ofPage].map((name) => {
    const { method, path, access } = operations[name];
    const scope = access === 'open' ? undefined : areaScopes[area];
    if (access !== 'open' && scope === undefined)
      throw new Error(`${name} needs a token, the area ${area} has none`);
    return [method.toUpperCase(), path, ...(scope ? [scope] : [])].join(' ');
  });
  return calls.join(', ');
}
