import type { components } from '../../../../generated/api.ts';

type TrafficSnapshot = components['schemas']['TrafficSnapshot'];

export type Group = Exclude<keyof TrafficSnapshot, 'date'>;

/** One way through a tunnel, as P3.10 groups them and the contract's examples name their roads. */
export interface TunnelDirection {
  readonly group: Group;
  readonly code: string;
  /** Crossing time, in minutes, when nothing is in the way. */
  readonly freeMinutes: number;
  /** What share of the busy moments is felt here, from 0 to 1: the two long tunnels carry the town's traffic. */
  readonly share: number;
  readonly entries: readonly string[];
  readonly exits: readonly string[];
  /** The weekday (1 is Monday) at whose night it is closed for upkeep. */
  readonly closedOnNightOf?: number;
  /** Closed day and night: the public data's news and its alert tell of the works. */
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
