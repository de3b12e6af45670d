import type { TypeOf } from 'io-ts';
import type {
  TrafficDirection as WireDirection,
  TrafficSnapshot,
} from '../../../../generated/codecs';
import type { Unreadable } from '../../../../generated/combinators';
import { instant } from '../../../domain/basis/instant';
import {
  trafficState,
  type DirectionTraffic,
  type Traffic,
  type TrafficDirection,
} from '../../../domain/publicSite/traffic';
import { isReadable, readableItems } from '../core/readable';

type WireTraffic = TypeOf<typeof WireDirection>;

/** An unreadable group or direction is unknown; the others are shown (P7.2, P7.3). */
export function toTraffic({ date, ...groups }: TypeOf<typeof TrafficSnapshot>): Traffic {
  const { TPC, TPS, SCH, REG } = groups;
  return {
    directions: [
      toDirection('carenageToPrado', inGroup(TPC, 'MA')),
      toDirection('pradoToCarenage', inGroup(TPC, 'AM')),
      toDirection('roundaboutToA50', inGroup(TPS, 'PT')),
      toDirection('a50ToRoundabout', inGroup(TPS, 'TP')),
      toDirection('pradoToSchloesing', inGroup(SCH, 'TSC')),
      toDirection('schloesingToPrado', inGroup(SCH, 'FSC')),
      toDirection('menpentiToPrado2', inGroup(REG, 'MP')),
      toDirection('prado2ToMenpenti', inGroup(REG, 'PM')),
    ],
    updatedAt: instant(date.timestamp),
  };
}

function inGroup<Code extends string>(
  group: Readonly<Record<Code, WireTraffic>> | Unreadable,
  code: Code,
): WireTraffic | undefined {
  return isReadable(group) ? group[code] : undefined;
}

function toDirection(
  direction: TrafficDirection,
  traffic: WireTraffic | undefined,
): DirectionTraffic {
  if (traffic === undefined || !isReadable(traffic)) {
    return { direction, state: 'unknown', condition: '', minutes: null, entries: [], exits: [] };
  }
  return {
    direction,
    state: trafficState(traffic.isOpen, traffic.traffic),
    condition: traffic.traffic,
    minutes: traffic.isOpen && isReadable(traffic.time) ? Math.round(traffic.time) : null,
    entries: readableItems(traffic.entries),
    exits: readableItems(traffic.exits),
  };
}
