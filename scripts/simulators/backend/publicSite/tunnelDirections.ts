import type { components } from '../../../../generated/api.ts';

type TrafficSnapshot = components['schemas']['TrafficSnapshot'];

export type Group = Exclude<keyof TrafficSnapshot, 'date'>;

/** One direction of a tunnel. Groups as in P3.10, road names as in the contract's examples. */
export interface TunnelDirection {
  readonly group: Group;
  readonly code: string;
  /** Crossing time in minutes when traffic is free. */
  readonly freeMinutes: number;
  /**
   * Factor on the probability of dense traffic, from 0 to 1: the two long tunnels carry most of the
   * traffic.
   */
  readonly share: number;
  readonly entries: readonly string[];
  readonly exits: readonly string[];
  /** The weekday (1 is Monday) whose night it is closed for maintenance. */
  readonly closedOnNightOf?: number;
  /** Closed day and night: the news and the alert of the public data announce these works. */
  readonly underWorks?: true;
}

const port = ['Vieux-Port', 'Carénage'];
const motorway = ['A50', 'Prado'];

export const tunnelDirections: readonly TunnelDirection[] = [
  {
    group: 'TPC',
    code: 'MA',
    freeMinutes: 4,
    share: 1,
    closedOnNightOf: 2,
    entries: port,
    exits: motorway,
  },
  {
    group: 'TPC',
    code: 'AM',
    freeMinutes: 4,
    share: 1,
    closedOnNightOf: 4,
    entries: motorway,
    exits: port,
  },
  {
    group: 'TPS',
    code: 'PT',
    freeMinutes: 3,
    share: 1,
    entries: ['Rond-point du Prado'],
    exits: ['A50'],
  },
  {
    group: 'TPS',
    code: 'TP',
    freeMinutes: 3,
    share: 1,
    entries: ['A50'],
    exits: ['Rond-point du Prado'],
  },
  {
    group: 'SCH',
    code: 'TSC',
    freeMinutes: 2,
    share: 0.5,
    entries: ['Prado'],
    exits: ['Schloesing'],
  },
  {
    group: 'SCH',
    code: 'FSC',
    freeMinutes: 2,
    share: 0.5,
    entries: ['Schloesing'],
    exits: ['Prado'],
  },
  {
    group: 'REG',
    code: 'MP',
    freeMinutes: 2,
    share: 0.5,
    entries: ['Menpenti'],
    exits: ['Prado 2'],
  },
  {
    group: 'REG',
    code: 'PM',
    freeMinutes: 2,
    share: 0.5,
    underWorks: true,
    entries: ['Prado 2'],
    exits: ['Menpenti'],
  },
];
