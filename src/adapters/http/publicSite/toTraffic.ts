import type { TypeOf } from 'io-ts';
import type {
  TrafficDirection as WireDirection,
  TrafficSnapshot,
} from '../../../../generated/codecs';
import type { Unreadable } from '../../../../generated/combinators';
import { instant } from '../../../domain/basis/instant';
import type { TrafficDirection } from '../../../domain/passage/stretches';
import {
  trafficState,
  type DirectionTraffic,
  type Traffic,
} from '../../../domain/publicSite/traffic';
import { isReadable, readableItems } from '../core/readable';

type WireTraffic = TypeOf<typeof WireDirection>;

type Groups = Omit<TypeOf<typeof TrafficSnapshot>, 'date'>;

/** Where the server has each direction. */
const found: Readonly<Record<TrafficDirection, (groups: Groups) => WireTraffic | undefined>> = {
  carenageToPrado: ({ TPC }) => inGroup(TPC, 'MA'),
  pradoToCarenage: ({ TPC }) => inGroup(TPC, 'AM'),
  roundaboutToA50: ({ TPS }) => inGroup(TPS, 'PT'),
  a50ToRoundabout: ({ TPS }) => inGroup(TPS, 'TP'),
  pradoToSchloesing: ({ SCH }) => inGroup(SCH, 'TSC'),
  schloesingToPrado: ({ SCH }) => inGroup(SCH, 'FSC'),
  menpentiToPrado2: ({ REG }) => inGroup(REG, 'MP'),
  prado2ToMenpenti: ({ REG }) => inGroup(REG, 'PM'),
};

/** An unreadable group or direction is unknown; the others are shown (P7.2, P7.3). */
export function toTraffic({ date, ...groups }: TypeOf<typeof TrafficSnapshot>): Traffic {
  const directions = Object.keys(found) as readonly TrafficDirection[];
  return {
    directions: directions.map((direction) => toDirection(direction, found[direction](groups))),
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
