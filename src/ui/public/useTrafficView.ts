import { failureOf } from '../../application/kernel/RemoteData';
import { selectTraffic } from '../../application/public/trafficSlice';
import { useAppSelector } from '../state/appHooks';
import { toTrafficView } from './toTrafficView';
import type { TrafficView } from './TrafficView';

/** What the last reading that ended gave: one under way changes nothing until it ends. */
export function useTrafficView(): TrafficView {
  const remote = useAppSelector(selectTraffic);
  const view = toTrafficView(remote);
  if (failureOf(remote) === undefined) return view;
  return view.status === 'ready' ? { ...view, isStale: true } : { status: 'failed' };
}
