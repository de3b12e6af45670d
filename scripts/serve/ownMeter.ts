import type { IncomingMessage } from 'node:http';
import type { Forward } from './forwardApi.ts';

/** Path on the site's own origin to which local builds send their page views (`VITE_AUDIENCE_URL`). */
export const ownMeterPath = '/matomo.php';

/** Whether a request sends a page view to that path. */
export function isForMeter({ method, url }: IncomingMessage): boolean {
  return method === 'POST' && url === ownMeterPath;
}

/** Accepts a page view as a meter does, without storing it. */
export const acceptPageView: Forward = (request, response) => {
  request.resume();
  response.writeHead(204).end();
};
