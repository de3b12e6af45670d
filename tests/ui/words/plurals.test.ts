// @vitest-environment node
import { expect, it } from 'vitest';
import { instant } from '../../../src/domain/basis/instant';
import { words as alerts } from '../../../src/ui/public/alerts/words.en';
import { words as data } from '../../../src/ui/design/data.words.en';
import { words as notices } from '../../../src/ui/freeRamp/notices.words.en';
import { words as refunds } from '../../../src/ui/freeRamp/refund/refunds.words.en';
import { words as tickets } from '../../../src/ui/freeRamp/receipt/tickets.words.en';
import { words as forms } from '../../../src/ui/forms/forms.words.en';
import { words as offline } from '../../../src/ui/words/document/offline.words.en';

/** 21 November 2026, 14:05:00 in Paris. */
const moment = instant(Date.parse('2026-11-21T13:05:00Z') / 1000);

it.each([
  [
    '[1 entry could not be read]. It is missing from this list: refresh the page later, or contact us if you need it.',
    data.unreadable.list(1),
  ],
  [
    '[1,200 entries could not be read]. They are missing from this list: refresh the page later, or contact us if you need them.',
    data.unreadable.list(1_200),
  ],
  ['2 characters too many.', forms.charactersLeft(-2)],
  ['1 character too many.', forms.charactersLeft(-1)],
  ['No characters left.', forms.charactersLeft(0)],
  ['1 character left.', forms.charactersLeft(1)],
  ['12 characters left.', forms.charactersLeft(12)],
  ['No refund selected', refunds.selected(0, '€0.00')],
  ['1 refund selected, €3.20', refunds.selected(1, '€3.20')],
  ['2 refunds selected, €6.40', refunds.selected(2, '€6.40')],
  ['No ticket selected', tickets.selected(0, '€0.00')],
  ['1 ticket selected, €3.20', tickets.selected(1, '€3.20')],
  ['2 tickets selected, €6.40', tickets.selected(2, '€6.40')],
  ['The card is linked. Its tickets can take up to 72 hours to appear.', notices.cardLinked(0)],
  [
    'The card is linked. 1 ticket is already here. The next ones can take up to 72 hours to appear.',
    notices.cardLinked(1),
  ],
  [
    'The card is linked. 3 tickets are already here. The next ones can take up to 72 hours to appear.',
    notices.cardLinked(3),
  ],
  ['1 alert', alerts.count(1, 0)],
  ['2 alerts, 1 news item', alerts.count(2, 1)],
  ['3 news items', alerts.count(0, 3)],
  ...[
    [0, 'just now'],
    [59, '59 min ago'],
    [60, '1 hour ago'],
    [1_439, '23 hours ago'],
    [1_440, '1 day ago'],
    [2_880, '2 days ago'],
  ].map(([minutes, ago]) => [
    `Read ${ago}, on 21\u00a0Nov\u00a02026, 14:05. It may have changed since.`,
    offline.lastRead(Number(minutes), moment),
  ]),
])('English: %s', (expected, written) => {
  expect(written).toBe(expected);
});
