import { island } from '../state/loading/island';
import { lazyPart } from '../state/loading/lazyPart';

/** The areas whose table of pages is not in the first load. Each provides its pages to its routes. */
export const PublicArea = lazyPart(async () => (await import('./PublicEntry')).PublicEntry);
export const MemberArea = island(async () => (await import('#member-area')).MemberEntry);
export const FreeRampArea = island(async () => (await import('./FreeRampEntry')).FreeRampEntry);
