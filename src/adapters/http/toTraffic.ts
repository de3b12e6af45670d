import type { TrafficDirection, TrafficSnapshot } from '../../../generated/api';
import { instant } from '../../domain/instant';
import {
  trafficState,
  type DirectionTraffic,
  type Traffic,
  type TrafficDirectionCode,
} from '../../domain/traffic';

export function toTraffic({ TPC, TPS, SCH, REG, date }: TrafficSnapshot): Traffic {
  return {
    directions: [
      toDirection('MA', TPC.MA),
      toDirection('AM', TPC.AM),
      toDirection('PT', TPS.PT),
      toDirection('TP', TPS.TP),
      toDirection('TSC', SCH.TSC),
      toDirection('FSC', SCH.FSC),
      toDirection('MP', REG.MP),
      toDirection('PM', REG.PM),
    ],
    updatedAt: instant(date.timestamp),
  };
}

function toDirection(code: TrafficDirectionCode, direction: TrafficDirection): DirectionTraffic {
  return {
    code,
    state: trafficState(direction.isOpen, direction.traffic),
    condition: direction.traffic,
    minutes: direction.isOpen ? Math.round(direction.time) : null,
    entries: direction.entries,
    exits: direction.exits,
  };
}
