import type { RouteEnds } from '../../../domain/passage/stretches';
import type { KeptValue } from '../../kernel/KeptValue';

/** The trip that the visitor has chosen on the home page, on this device only. */
export type RouteStorage = KeptValue<RouteEnds>;
