import { ok } from '../../http/answers.ts';
import type { OpenHandler } from '../../http/operationTypes.ts';
import { latestTraffic } from './latestTraffic.ts';

/** The last hour of traffic (P7.3). */
export const listTrafficSnapshots: OpenHandler<'listTrafficSnapshots'> = (_call, { clock }) =>
  ok(latestTraffic(clock.now()));
