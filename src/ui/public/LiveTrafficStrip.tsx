import type { ReactElement } from 'react';
import { TrafficStrip } from './TrafficStrip';
import { useTrafficView } from './useTrafficView';

/** Shows what the board of the same page reads. */
export function LiveTrafficStrip(): ReactElement {
  return <TrafficStrip traffic={useTrafficView()} />;
}
