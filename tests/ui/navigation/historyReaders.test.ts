import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { readWizardPlace } from '../../../src/ui/freeRamp/refund/wizardPlace';
import { readCarriedAccount } from '../../../src/ui/navigation/carriedAccount';
import { readClaimedIds } from '../../../src/ui/navigation/claimedIds';
import { readFreeOrder } from '../../../src/ui/navigation/freeOrder';
import { readCategorySearch } from '../../../src/ui/navigation/newsCategory';
import { readNoticePlace } from '../../../src/ui/navigation/noticePlace';
import { readPreselectedBadge } from '../../../src/ui/navigation/preselectedBadge';
import { junkUnder, longestText } from '../../support/storedJunk';

const at = (state: unknown) => ({ pathname: '/', search: '', hash: '', key: 'a', state });

/** What each reader answers at most: the texts that it takes are bounded. */
const readers: readonly (readonly [string, (state: unknown) => unknown])[] = [
  ['the account that one page hands on', readCarriedAccount],
  ['the refunds to be claimed', (state) => readClaimedIds(at(state))],
  ['whether an order is free', (state) => readFreeOrder(at(state))],
  ['the category of the news', (state) => readCategorySearch(state).replaceAll('%', '')],
  ['the place in the payment of a notice', (state) => readNoticePlace(at(state))],
  ['the badge that is asked for', readPreselectedBadge],
  ['the place in the refund of a ticket', (state) => readWizardPlace(at(state))],
];

const names = [
  ...['account', 'claim', 'isFree', 'category', 'notice', 'badgeReference', 'step', 'sent'],
  ...['token', 'email', 'number', 'plate', 'id', 'receipt'],
];
const states = fc.oneof(
  fc.anything({ maxDepth: 2, withNullPrototype: true, withBigInt: true, withDate: true }),
  junkUnder(names),
  fc.record(Object.fromEntries(names.map((name) => [name, junkUnder(names)]))),
);

describe.each(readers)('whatever the history carries: %s', (_title, read) => {
  test.prop([states])('is read within its bounds', (state) => {
    expect(longestText(read(state))).toBeLessThanOrEqual(4000);
  });
});

describe('the refunds to be claimed', () => {
  test.prop([states])('are identifiers, each once, and at most 1000', (claim) => {
    const ids = readClaimedIds(at({ claim }));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeLessThanOrEqual(1000);
    for (const id of ids) expect(Number.isSafeInteger(id) && id > 0).toBe(true);
  });
});
