// @vitest-environment node
import type { Location } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { claiming, readClaimedIds } from '../../../src/ui/navigation/claimedIds';

function locationWith(state: unknown): Location {
  return { pathname: '/', search: '', hash: '', key: 'default', state };
}

describe('P4.21 the refunds of a claim in the navigation state', () => {
  test('are read as they were written', () => {
    expect(readClaimedIds(locationWith(claiming([7401, 7402])))).toEqual([7401, 7402]);
  });

  test.each([
    ['nothing', null],
    ['a text', 'claim'],
    ['another state', { wanted: {} }],
    ['a claim that is no list', { claim: 7401 }],
    ['a claim of anything but ids', { claim: ['7401', 1.5, -1, 0, null, {}] }],
  ])('%s: no refund', (_, state) => {
    expect(readClaimedIds(locationWith(state))).toEqual([]);
  });
});
