import { expect, it } from 'vitest';
import { words as data } from '../../../src/ui/words/en/data';
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
])('English: %s', (expected, written) => {
  expect(written).toBe(expected);
});
