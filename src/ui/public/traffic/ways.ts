import type { TrafficDirection } from '../../../domain/publicSite/traffic';

/** The four groups of P3.10: both directions of each; the first one is drawn above. */
export const ways: readonly (readonly [TrafficDirection, TrafficDirection])[] = [
  ['carenageToPrado', 'pradoToCarenage'],
  ['pradoToSchloesing', 'schloesingToPrado'],
  ['menpentiToPrado2', 'prado2ToMenpenti'],
  ['roundaboutToA50', 'a50ToRoundabout'],
];
