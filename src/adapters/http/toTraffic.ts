import type { TypeOf } from 'io-ts';
import type { TrafficDirection, TrafficSnapshot } from '../../../generated/codecs';
import type { Unreadable } from '../../../generated/combinators';
import { instant } from '../../domain/instant';
import {
  trafficState,
  type DirectionTraffic,
  type Traffic,
  type TrafficDirectionCode,
} from '../../domain/traffic';
import { isReadable, readableItems } from './readable';

type Direction = TypeOf<typeof TrafficDirection>;

/** A group or a direction that could not be read is unknown; the others are shown (P7.2, P7.3). */
export function toTraffic({ date, ...groups }: TypeOf<typeof TrafficSnapshot>): Traffic {
  const { TPC, TPS, SCH, REG } = groups;
  return {
    directions: [
      toDirection('MA', inGroup(TPC, 'MA')),
      toDirection('AM', inGroup(TPC, 'AM')),
      toDirection('PT', inGroup(TPS, 'PT')),
      toDirection('TP', inGroup(TPS, 'TP')),
      toDirection('TSC', inGroup(SCH, 'TSC')),
      toDirection('FSC', inGroup(SCH, 'FSC')),
      toDirection('MP', inGroup(REG, 'MP')),
      toDirection('PM', inGroup(REG, 'PM')),
    ],
    updatedAt: instant(date.timestamp),
  };
}

function inGroup<Code extends TrafficDirectionCode>(
  group: Readonly<Record<Code, Direction>> | Unreadable,
  code: Code,
): Direction | undefined {
  return isReadable(group) ? group[code] : undefined;
}

function toDirection(
  code: TrafficDirectionCode,
  direction: Direction | undefined,
): DirectionTraffic {
  if (direction === undefined || !isReadable(direction)) {
    return { code, state: 'unknown', condition: '', minutes: null, entries: [], exits: [] };
  }
  return {
    code,
    state: trafficState(direction.isOpen, direction.traffic),
    condition: direction.traffic,
    minutes: direction.isOpen ? Math.round(direction.time) : null,
    entries: readableItems(direction.entries),
    exits: readableItems(direction.exits),
  };
}
