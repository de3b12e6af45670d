import type { components } from '../../../../generated/api.ts';
import { trafficAt } from './trafficAt.ts';

const stepSeconds = 5 * 60;
const steps = 12;

/** The hour before `now` (seconds): one state every five minutes, newest first (P7.3). */
export function latestTraffic(now: number): components['schemas']['TrafficSnapshots'] {
  return Array.from({ length: steps }, (_, index) => trafficAt(now - index * stepSeconds));
}
