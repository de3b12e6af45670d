import { lazyPart } from '../state/loading/lazyPart';

/** The private areas, whose frames are not in the first load. */
export const MemberArea = lazyPart(async () => (await import('#member-area')).MemberEntry);
export const FreeRampArea = lazyPart(async () => (await import('./FreeRampEntry')).FreeRampEntry);
