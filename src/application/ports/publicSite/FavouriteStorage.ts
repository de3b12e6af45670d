import type { TrafficDirection } from '../../../domain/publicSite/traffic';
import type { KeptValue } from '../../kernel/KeptValue';

/** The direction that the visitor has chosen on the traffic board, on this device only. */
export type FavouriteStorage = KeptValue<TrafficDirection>;
