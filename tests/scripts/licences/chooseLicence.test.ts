import { expect, it } from 'vitest';
import { chooseLicence } from '../../../scripts/build/licences/chooseLicence.ts';

it.each([
  ['MIT', 'MIT'],
  ['OFL-1.1', 'OFL-1.1'],
  ['MIT or MPL-2.0', 'MIT'],
  ['(MPL-2.0 OR Apache-2.0)', 'Apache-2.0'],
  ['Apache-2.0 OR MIT', 'MIT'],
  ['MIT AND Apache-2.0', null],
  ['(MIT OR ISC) AND GPL-3.0-only', null],
  ['GPL-3.0-only', null],
  ['MPL-2.0', null],
  ['UNLICENSED', null],
  ['SEE LICENSE IN LICENSE.md', null],
  ['', null],
])('« %s » is shipped under %s', (declared, chosen) => {
  expect(chooseLicence(declared)).toBe(chosen);
});
