import { asRecord } from '../basis/asRecord';
import { instant } from '../basis/instant';
import { readDirection } from '../passage/stretches';
import type { DirectionTraffic, Road, Traffic, TrafficState } from './traffic';

const states: Readonly<Record<TrafficState, true>> = {
  fluid: true,
  dense: true,
  closed: true,
  unknown: true,
};

/** Decodes the last traffic that this browser has stored, from any value; null if any part is invalid. */
export function readKeptTraffic(raw: unknown): Traffic | null {
  const { updatedAt, directions: list } = asRecord(raw);
  if (!isCount(updatedAt) || !Array.isArray(list)) return null;
  const read = list.map(readDirectionTraffic);
  return read.every((one) => one !== null) && read.length > 0
    ? { updatedAt: instant(updatedAt), directions: read }
    : null;
}

function readDirectionTraffic(raw: unknown): DirectionTraffic | null {
  const { direction: named, state, condition, minutes, entries, exits } = asRecord(raw);
  const direction = readDirection(named);
  if (direction === null || !isKey(states, state)) return null;
  if (typeof condition !== 'string' || !(minutes === null || isCount(minutes))) return null;
  const roads = [readRoads(entries), readRoads(exits)] as const;
  return roads[0] === null || roads[1] === null
    ? null
    : { direction, state, condition, minutes, entries: roads[0], exits: roads[1] };
}

function readRoads(raw: unknown): readonly Road[] | null {
  if (!Array.isArray(raw)) return null;
  const roads = raw.map((one) => {
    const { name, isOpen } = asRecord(one);
    return typeof name === 'string' && typeof isOpen === 'boolean' ? { name, isOpen } : null;
  });
  return roads.every((one) => one !== null) ? roads : null;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function isKey<Key extends string>(of: Readonly<Record<Key, true>>, value: unknown): value is Key {
  return typeof value === 'string' && Object.hasOwn(of, value);
}
