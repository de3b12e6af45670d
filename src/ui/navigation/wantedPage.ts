import type { Location, To } from 'react-router-dom';

interface WantedPage {
  readonly to: To;
  readonly state: unknown;
}

/** Navigation state that carries the page that a visitor wanted before being asked to sign in. */
export function wantingPage({ pathname, search, hash, state }: Location): {
  wanted: WantedPage;
} {
  return { wanted: { to: { pathname, search, hash }, state: state as unknown } };
}

/** The wanted page, when the current location carries one. History state survives reloads and is not ours to trust. */
export function readWantedPage(location: Location): WantedPage | undefined {
  const state = location.state as { wanted?: WantedPage } | null;
  const wanted = state?.wanted;
  return typeof wanted?.to === 'object' ? wanted : undefined;
}
