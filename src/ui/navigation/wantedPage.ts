import type { Location } from 'react-router-dom';

export interface WantedPage {
  readonly to: string;
  readonly state: unknown;
}

/** Navigation state with the page to return to after the sign-in. */
export function wantingPage({ pathname, search, hash, state }: Location): {
  readonly wanted: WantedPage;
} {
  return { wanted: { to: pathname + search + hash, state: state as unknown } };
}
