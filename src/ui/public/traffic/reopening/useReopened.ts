import { useState } from 'react';
import type { TrafficDirection } from '../../../../domain/passage/stretches';
import { openAgain } from '../../../../domain/publicSite/traffic';
import type { TrafficLine } from '../TrafficView';

/**
 * The directions on the board whose reopening the visitor waited for. An old state of the tunnels announces
 * none; those that a recent state has announced stay.
 */
export function useReopened(
  lines: readonly TrafficLine[],
  watched: readonly TrafficDirection[],
  isOld: boolean,
): readonly TrafficLine[] {
  const [announced, setAnnounced] = useState<readonly TrafficDirection[]>([]);
  const open = openAgain(
    isOld ? watched.filter((one) => announced.includes(one)) : watched,
    lines.map(({ id, state }) => ({ direction: id, state })),
  );
  if (!isOld && open.join() !== announced.join()) setAnnounced(open);
  return lines.filter(({ id }) => open.includes(id));
}
