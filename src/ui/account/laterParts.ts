import { lazyPart } from '../state/lazyPart';

const fetchPart = async () => (await import('./SignUpPart')).SignUpPart;

/** What the first paint of sign-in does not show. */
export const SignUpPart = lazyPart(fetchPart);

/** Fetches it once the panel is painted. A failure here is none yet: who needs the part fetches it again. */
export function fetchSignUpPart(): void {
  void Promise.allSettled([fetchPart()]);
}
