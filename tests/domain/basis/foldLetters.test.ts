import { fc, test as property } from '../../support/basis/property';
import { describe, expect, it } from 'vitest';
import { foldLetters, foldWords } from '../../../src/domain/basis/foldLetters';

describe('words without case, accents and punctuation', () => {
  it.each([
    ['Où l’Œuvre ?', 'ou l oeuvre'],
    ['  ', ''],
    ['« ! »', ''],
    ['ŁÓDŹ Straße', 'lodz strasse'],
    ['Ta\u00adrif -- (abonné)', 'tarif abonne'],
    ['И\u0306од', 'иод'],
  ])('« %s »: « %s »', (text, words) => {
    expect(foldWords(text)).toBe(words);
  });

  property.prop([fc.string({ unit: 'grapheme' })])('folded twice is folded once', (text) => {
    expect(foldWords(foldWords(text))).toBe(foldWords(text));
  });
});

describe('Latin letters as A to Z, the case kept', () => {
  it.each([
    ['ƻ', 'dz'],
    ['ɱ', 'm'],
    ['Þór', 'THor'],
    ['e\u0301te\u0301', 'ete'],
    ['e\u0301\u0323', 'e'],
    ['œ\u0301', 'oe'],
    ['и\u0306', 'и\u0306'],
    ['4\u0301', '4\u0301'],
    ['nº ª', 'nº ª'],
  ])('%j: %j', (text, folded) => {
    expect(foldLetters(text)).toBe(folded);
  });
});

it('a million accents above and below one letter are removed in linear time', () => {
  expect(foldWords(`e${'\u0301\u0323'.repeat(500_000)}té`)).toBe('ete');
});
