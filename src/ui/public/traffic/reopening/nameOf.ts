import type { TrafficLine } from '../TrafficView';

/** `Carénage → Prado`. */
export function nameOf({ from, to }: TrafficLine): string {
  return `${from} → ${to}`;
}
