import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { foldWords } from '../../../src/domain/basis/foldLetters';

describe('words without case, accents and punctuation', () => {
  it.each([
    ['Où l’Œuvre ?', 'ou l oeuvre'],
    ['  ', ''],
    ['« ! »', ''],
    ['ŁÓDŹ Straße', 'lodz strasse'],
  ])('« %s »: « %s »', (text, words) => {
    expect(foldWords(text)).toBe(words);
  });

  property.prop([fc.string({ unit: 'grapheme' })])('folded twice is folded once', (text) => {
    expect(foldWords(foldWords(text))).toBe(foldWords(text));
  });
});

it('a million accents above and below one letter are removed in linear time', () => {
  expect(foldWords(`e${'\u0301\u0323'.repeat(500_000)}té`)).toBe('ete');
});
