import type { IncomingMessage } from 'node:http';
import type { Forward } from './forwardApi.ts';

/** Where the builds of this machine count their page views: on the site's own origin (`VITE_AUDIENCE_URL`). */
export const ownMeterPath = '/matomo.php';

/** Whether a request counts a page view there. */
export function isForMeter({ method, url }: IncomingMessage): boolean {
  return method === 'POST' && url === ownMeterPath;
}

/** Takes a count as a meter does, and keeps nothing of it. */
export const takeUncounted: Forward = (request, response) => {
  request.resume();
  response.writeHead(204).end();
};
