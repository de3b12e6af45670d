// @vitest-environment node
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
  isReceiptWanted: undefined,
  isBeforeSearch: false,
};
const typed = { number: '26104887', plate: 'AB123CD', email: 'camille.durand@example.fr' };

describe('the progress of the payment of a notice', () => {
  it('is restored from the history', () => {
    expect(at(leadingToNotice(typed, true))).toEqual({
      typed,
      isReceiptWanted: true,
      isBeforeSearch: false,
    });
    expect(at(leadingToNotice({ number: '26104887' }))).toEqual({
      typed: { number: '26104887', plate: '', email: '' },
      isReceiptWanted: undefined,
      isBeforeSearch: false,
    });
  });

  it('a wish that was taken back is not one that was never made', () => {
    expect(at(leadingToNotice(typed, false)).isReceiptWanted).toBe(false);
  });

  it('is restored before the search, with the typed values', () => {
    expect(at(beforeNotice(typed))).toEqual({
      typed,
      isReceiptWanted: undefined,
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
  ])('is empty for an invalid state: %j', (state) => {
    expect(at(state)).toEqual(nowhere);
  });
});
