import { ok } from '../../http/answers.ts';
import type { OpenHandler } from '../../http/operationTypes.ts';
import { trafficAt } from './trafficAt.ts';

/** The current state of the tunnels (P7.3). */
export const readTraffic: OpenHandler<'readTraffic'> = (_call, { clock }) =>
  ok({ status: 'success' as const, message: null, data: trafficAt(clock.now()) });
