import type { Location } from 'react-router-dom';

export interface WantedPage {
  readonly to: string;
  readonly state: unknown;
}

/** Navigation state that carries the page that a visitor wanted before being asked to sign in. */
export function wantingPage({ pathname, search, hash, state }: Location): {
  readonly wanted: WantedPage;
} {
  return { wanted: { to: pathname + search + hash, state: state as unknown } };
}
