import { expect, it } from 'vitest';
import { compareTexts } from '../../../src/domain/basis/compareTexts';

it('sorts accents and case after letters, and numbers by their value', () => {
  const texts = ['Zoé', 'étang', 'Étape', 'eau', 'A 10', 'A 9', 'Éa'];
  expect(texts.toSorted(compareTexts)).toEqual([
    'A 9',
    'A 10',
    'Éa',
    'eau',
    'étang',
    'Étape',
    'Zoé',
  ]);
});

it('is the order of French', () => {
  const french = new Intl.Collator('fr', { numeric: true });
  const texts = [
    'cote',
    'côte',
    'coté',
    'côté',
    'œuf',
    'oeuf',
    'ofen',
    'Carénage',
    'carenage',
    'l’A50',
    'A7',
  ];
  expect(texts.toSorted(compareTexts)).toEqual(texts.toSorted(french.compare));
});
