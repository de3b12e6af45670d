import type { Change } from './Deviation.ts';

/** Changes the URL of the request. */
export const replaceInUrl =
  (from: string | RegExp, to: string): Change =>
  ({ request }) => {
    request.url = request.url.replace(from, to);
  };
