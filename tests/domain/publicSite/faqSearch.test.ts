import { describe, expect, it } from 'vitest';
import { indexQuestion, searchQuestions } from '../../../src/domain/publicSite/faqSearch';
import { aQuestion } from '../../support/publicSite/publicSite';

describe('P2.7 the search in the questions', () => {
  const price = indexQuestion(aQuestion({ id: 1 }), '3,20 € entre le Vieux-Port et l’A50.');
  const lost = indexQuestion(
    aQuestion({ id: 2, category: 'abonnements', question: 'J’ai perdu mon badge' }),
    'Il sera mis en opposition, au prix d’un cœur brisé.',
  );
  const ids = (query: string): readonly number[] =>
    searchQuestions([price, lost], query).map(({ id }) => id);

  it.each([
    ['badge', [2]],
    ['BADGÉ', [2]],
    ["j'ai perdu", [2]],
    ['perdu badge', [2]],
    ['coeur', [2]],
    ['oppos', [2]],
    ['brisés', [2]],
    ['opposer', [2]],
    ['badges perdus', [2]],
    ['vieux port', [1]],
    ['3,20', [1]],
    ['combien badge', []],
    ['zèbre', []],
  ])(
    '« %s » finds %j, whatever its case, accents and endings, in questions and answers',
    (query, found) => {
      expect(ids(query)).toEqual(found);
    },
  );

  it('finds in both categories, first those that have the words in the question itself', () => {
    const worth = indexQuestion(aQuestion({ id: 3, question: 'À quel prix ?' }), '');
    expect(searchQuestions([lost, worth], 'prix').map(({ id }) => id)).toEqual([3, 2]);
  });
});
