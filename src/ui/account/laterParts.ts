import { lazyPart } from '../state/lazyPart';

/** What the first paint of sign-in does not show. */
export const SignUpPart = lazyPart(async () => (await import('./SignUpPart')).SignUpPart);
