import { expect, it } from 'vitest';
import { words as data } from '../../../src/ui/words/en/data';
import { words as notices } from '../../../src/ui/words/en/freeRampNotices';
import { words as refunds } from '../../../src/ui/words/en/refunds';
import { words as tickets } from '../../../src/ui/words/en/tickets';
import { words as forms } from '../../../src/ui/words/en/forms';

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
])('English: %s', (expected, written) => {
  expect(written).toBe(expected);
});
