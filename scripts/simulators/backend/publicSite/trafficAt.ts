import type { components } from '../../../../generated/api.ts';
import { atParis } from '../../rules/parisTime.ts';
import { chance } from './chance.ts';
import { tunnelDirections, type Group, type TunnelDirection } from './tunnelDirections.ts';

type TrafficSnapshot = components['schemas']['TrafficSnapshot'];
type TrafficDirection = components['schemas']['TrafficDirection'];
type Moment = ReturnType<typeof atParis>;

/** The interval at which the site polls (P9.13). */
const stepSeconds = 30;
/** How long a direction stays dense, or not. */
const spellSeconds = 15 * 60;
const incidentMinutes = 25;

/**
 * The state of the tunnels (P3.10) at a moment in seconds; the same moment always gives the same
 * state. Weekdays have two rush hours, nights are quiet, and two nights a week one direction of the
 * long tunnel is closed.
 */
export function trafficAt(at: number): TrafficSnapshot {
  const step = at - (at % stepSeconds);
  const moment = atParis(step);
  const groupOf = (wanted: Group): Readonly<Record<string, TrafficDirection>> =>
    Object.fromEntries(
      tunnelDirections
        .filter(({ group }) => group === wanted)
        .map((direction) => [direction.code, stateOf(direction, moment)]),
    );
  return {
    date: { timestamp: step },
    TPC: groupOf('TPC') as TrafficSnapshot['TPC'],
    TPS: groupOf('TPS') as TrafficSnapshot['TPS'],
    SCH: groupOf('SCH') as TrafficSnapshot['SCH'],
    REG: groupOf('REG') as TrafficSnapshot['REG'],
  };
}

function stateOf(direction: TunnelDirection, moment: Moment): TrafficDirection {
  const { freeMinutes, entries, exits } = direction;
  const roads = (names: readonly string[], isOpen: boolean): TrafficDirection['entries'] =>
    names.map((name) => ({ name, isOpen }));
  if (isClosed(direction, moment)) {
    return {
      isOpen: false,
      traffic: 'FLUIDE',
      time: 0,
      entries: roads(entries, false),
      exits: roads(exits, false),
    };
  }
  const traffic = hasIncident(direction, moment)
    ? 'ACCIDENT'
    : isDense(direction, moment)
      ? 'DENSE'
      : 'FLUIDE';
  const isHeldUp = traffic !== 'FLUIDE';
  const slower = Math.floor(chance('slower', direction.code, spell(moment, 2 * 60)) * 3);
  const slowness = { FLUIDE: 1, DENSE: 2, ACCIDENT: 4 }[traffic];
  return {
    isOpen: true,
    traffic,
    time: freeMinutes * slowness + (isHeldUp ? slower : 0),
    entries: roads(entries, true),
    exits: roads(exits, true),
  };
}

/** A night lasts from 22:30 to 5:00 and belongs to the day on which it starts. */
function isClosed({ closedOnNightOf, underWorks }: TunnelDirection, moment: Moment): boolean {
  if (underWorks === true) return true;
  const isNight = hourOf(moment) >= 22.5 || hourOf(moment) < 5;
  const eve = hourOf(moment) < 5 ? moment.minus({ days: 1 }) : moment;
  return isNight && eve.weekday === closedOnNightOf;
}

/** On average one daytime hour in twenty begins with an accident, in one direction. */
function hasIncident({ code }: TunnelDirection, moment: Moment): boolean {
  const { hour, minute } = moment;
  const key = spell(moment, 60 * 60);
  if (hour < 6 || hour >= 22 || minute >= incidentMinutes) return false;
  if (chance('incident', key) >= 1 / 20) return false;
  const inUse = tunnelDirections.filter(({ underWorks }) => underWorks !== true);
  return inUse[Math.floor(chance('place', key) * inUse.length)]?.code === code;
}

function isDense({ code, share }: TunnelDirection, moment: Moment): boolean {
  return chance('dense', code, spell(moment, spellSeconds)) < share * busyness(moment);
}

/** The probability that a long tunnel is dense, from 0 to 1. */
function busyness(moment: Moment): number {
  const hour = hourOf(moment);
  if (moment.weekday > 5) return hour >= 10 && hour < 20 ? 0.1 : 0;
  if ((hour >= 7 && hour < 9.5) || (hour >= 16.5 && hour < 19)) return 1;
  return hour >= 6 && hour < 21 ? 0.08 : 0;
}

/** 16:30 is 16.5. */
function hourOf({ hour, minute }: Moment): number {
  return hour + minute / 60;
}

/** The index of the time slot that contains the moment. */
function spell(moment: Moment, seconds: number): number {
  return Math.floor(moment.toSeconds() / seconds);
}
