import { lazyPart } from '../../state/loading/lazyPart';

/** Not needed for the first paint of sign-in. */
export const SignUpPart = lazyPart(async () => (await import('./SignUpPart')).SignUpPart);
