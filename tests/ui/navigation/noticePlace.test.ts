import type { Location } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import {
  beforeNotice,
  leadingToNotice,
  readNoticePlace,
} from '../../../src/ui/navigation/noticePlace';

const at = (state: unknown) => readNoticePlace({ state } as Location);
const nowhere = {
  typed: { number: '', plate: '', email: '' },
  isReceiptWanted: false,
  isBeforeSearch: false,
};
const typed = { number: '26104887', plate: 'AB123CD', email: 'camille.durand@example.fr' };

describe('where a visitor stands in the payment of a notice', () => {
  it('is found again in the history', () => {
    expect(at(leadingToNotice(typed, true))).toEqual({
      typed,
      isReceiptWanted: true,
      isBeforeSearch: false,
    });
    expect(at(leadingToNotice({ number: '26104887' }))).toEqual({
      typed: { number: '26104887', plate: '', email: '' },
      isReceiptWanted: false,
      isBeforeSearch: false,
    });
  });

  it('is found again before the search, with what was typed', () => {
    expect(at(beforeNotice(typed))).toEqual({
      typed,
      isReceiptWanted: false,
      isBeforeSearch: true,
    });
  });

  it.each([
    null,
    undefined,
    'x',
    {},
    { notice: null },
    { notice: 4 },
    { notice: { number: 26104887, plate: ['AB123CD'], email: {}, isReceiptWanted: 'yes' } },
  ])('a state that is not ours leads nowhere: %j', (state) => {
    expect(at(state)).toEqual(nowhere);
  });
});
