import { openAgain, type TrafficDirection } from '../../../../domain/publicSite/traffic';
import type { TrafficLine } from '../TrafficView';

/** The directions on the board whose reopening the visitor waited for. */
export function reopenedLines(
  lines: readonly TrafficLine[],
  watched: readonly TrafficDirection[],
): readonly TrafficLine[] {
  const open = openAgain(
    watched,
    lines.map(({ id, state }) => ({ direction: id, state })),
  );
  return lines.filter(({ id }) => open.includes(id));
}

/** `Carénage → Prado`. */
export function nameOf({ from, to }: TrafficLine): string {
  return `${from} → ${to}`;
}
