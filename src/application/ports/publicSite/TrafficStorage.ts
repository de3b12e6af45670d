import type { Traffic } from '../../../domain/publicSite/traffic';
import type { KeptValue } from '../../kernel/KeptValue';

/** The last traffic that this browser has read, for the page that is shown without a network. */
export type TrafficStorage = KeptValue<Traffic>;
