import type { ReactElement } from 'react';
import { selectTraffic } from '../../application/public/trafficSlice';
import { useAppSelector } from '../state/appHooks';
import { toTrafficView } from './toTrafficView';
import { TrafficStrip } from './TrafficStrip';

/** Shows what the board of the same page reads. */
export function LiveTrafficStrip(): ReactElement {
  return <TrafficStrip traffic={toTrafficView(useAppSelector(selectTraffic))} />;
}
