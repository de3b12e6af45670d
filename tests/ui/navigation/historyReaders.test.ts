// @vitest-environment node
import { fc, test } from '../../support/basis/property';
import { describe, expect } from 'vitest';
import { readWizardPlace } from '../../../src/ui/freeRamp/refund/wizardPlace';
import { readCarriedAccount } from '../../../src/ui/navigation/carriedAccount';
import { readClaimedIds } from '../../../src/ui/navigation/claimedIds';
import { readFreeOrder } from '../../../src/ui/navigation/stateFlags';
import { readCategorySearch } from '../../../src/ui/navigation/newsCategory';
import { readEndingPlace } from '../../../src/ui/navigation/endingPlace';
import { readHelpPlace } from '../../../src/ui/navigation/helpPlace';
import { readNoticePlace } from '../../../src/ui/navigation/noticePlace';
import { readPreselectedBadge } from '../../../src/ui/navigation/preselectedBadge';
import { arbitraryObject, longestText } from '../../support/basis/arbitraryJson';

const at = (state: unknown) => ({ pathname: '/', search: '', hash: '', key: 'a', state });

/** The readers of the history state. The length of the texts that they accept is limited. */
const readers: readonly (readonly [string, (state: unknown) => unknown])[] = [
  ['the account passed to the next page', readCarriedAccount],
  ['the refunds to claim', (state) => readClaimedIds(at(state))],
  ['what the contact form was opened for', (state) => readHelpPlace({ state }, 'a@example.fr')],
  ['the contract to end', (state) => readEndingPlace({ state }, 'a@example.fr')],
  ['whether an order is free', (state) => readFreeOrder(at(state))],
  ['the category of the news', (state) => readCategorySearch(state).replaceAll('%', '')],
  ['the progress of the payment of a notice', (state) => readNoticePlace(at(state))],
  ['the preselected badge', readPreselectedBadge],
  ['the progress of the refund of a ticket', (state) => readWizardPlace(at(state))],
];

const names = [
  ...['account', 'claim', 'isFree', 'category', 'notice', 'badgeReference', 'step', 'sent'],
  ...['help', 'topic', 'owner', 'facts', 'isHelpSetAside', 'ending', 'contract'],
  ...['token', 'email', 'number', 'plate', 'id', 'receipt'],
];
const states = fc.oneof(
  fc.anything({ maxDepth: 2, withNullPrototype: true, withBigInt: true, withDate: true }),
  arbitraryObject(names),
  fc.record(Object.fromEntries(names.map((name) => [name, arbitraryObject(names)]))),
);

describe.each(readers)('any history state: %s', (_title, read) => {
  test.prop([states])('is read within the limits', (state) => {
    expect(longestText(read(state))).toBeLessThanOrEqual(4000);
  });
});

describe('the refunds to claim', () => {
  test.prop([states])('are distinct identifiers, at most 1000', (claim) => {
    const ids = readClaimedIds(at({ claim }));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeLessThanOrEqual(1000);
    for (const id of ids) expect(Number.isSafeInteger(id) && id > 0).toBe(true);
  });
});
