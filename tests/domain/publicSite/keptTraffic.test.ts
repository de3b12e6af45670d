import { fc, test } from '../../support/basis/property';
import { expect, it } from 'vitest';
import { instant } from '../../../src/domain/basis/instant';
import { readKeptTraffic } from '../../../src/domain/publicSite/keptTraffic';
import type { Traffic } from '../../../src/domain/publicSite/traffic';

const traffic: Traffic = {
  updatedAt: instant(1_795_248_000),
  directions: [
    {
      direction: 'carenageToPrado',
      state: 'fluid',
      condition: 'FLUIDE',
      minutes: 4,
      entries: [{ name: 'Carénage', isOpen: true }],
      exits: [],
    },
    {
      direction: 'prado2ToMenpenti',
      state: 'closed',
      condition: '',
      minutes: null,
      entries: [],
      exits: [{ name: 'Menpenti', isOpen: false }],
    },
  ],
};

it('what was stored is read', () => {
  expect(readKeptTraffic(JSON.parse(JSON.stringify(traffic)))).toEqual(traffic);
});

const [first] = traffic.directions;
const withExit = (exit: unknown) => ({ ...traffic, directions: [{ ...first, exits: [exit] }] });

it.each([
  ['of the first second', { ...traffic, updatedAt: 0 }],
  ['of a crossing in no minute', { ...traffic, directions: [{ ...first, minutes: 0 }] }],
])('a state %s is read', (_title, raw) => {
  expect(readKeptTraffic(raw)).toEqual(raw);
});

it.each<[string, unknown]>([
  ['nothing', null],
  ['no directions', { ...traffic, directions: [] }],
  ['a time that is no number', { ...traffic, updatedAt: '1795248000' }],
  ['a time with a fraction', { ...traffic, updatedAt: 1.5 }],
  ['a time before 1970', { ...traffic, updatedAt: -1 }],
  ['one valid direction beside an invalid one', { ...traffic, directions: [first, null] }],
  ['a state in a list', { ...traffic, directions: [{ ...first, state: ['fluid'] }] }],
  ['an exit that is not said to be open', withExit({ name: 'A50' })],
  ['an exit that is open in words', withExit({ name: 'A50', isOpen: 'true' })],
  ['an unknown direction', { ...traffic, directions: [{ ...first, direction: 'toString' }] }],
  ['an unknown state', { ...traffic, directions: [{ ...first, state: 'open' }] }],
  ['minutes as text', { ...traffic, directions: [{ ...first, minutes: '4' }] }],
  ['no word', { ...traffic, directions: [{ ...first, condition: undefined }] }],
  ['entries that are no list', { ...traffic, directions: [{ ...first, entries: 'A' }] }],
  ['an exit without a name', withExit({ isOpen: true })],
])('%s is not read', (_, raw) => {
  expect(readKeptTraffic(raw)).toBeNull();
});

test.prop([fc.anything()])('any value is read without an exception', (raw) => {
  expect(() => readKeptTraffic(raw)).not.toThrow();
});
