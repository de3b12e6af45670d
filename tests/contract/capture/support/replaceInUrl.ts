import type { Change } from './Deviation.ts';

/** Calls another address. */
export const replaceInUrl =
  (from: string | RegExp, to: string): Change =>
  ({ request }) => {
    request.url = request.url.replace(from, to);
  };
