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

  it.each([
    ['remboursement', 'Se faire rembourser', [1]],
    ['remboursements', 'Se faire rembourser', [1]],
    ['remboursable', 'Se faire rembourser', [1]],
    ['remboursables', 'Se faire rembourser', [1]],
    ['réservation', 'Réserver un badge', [1]],
    ['réservations', 'Réserver un badge', [1]],
    ['facture', 'Comment être facturé', [1]],
    ['factures', 'La facturation', [1]],
    ['facturée', 'La facturation', [1]],
    ['facturées', 'La facturation', [1]],
    ['prix', 'Une prise électrique', []],
    ['avez', 'Avis de passage', []],
  ])(
    '« %s » among « %s » finds %j: only a long word loses its ending',
    (query, question, found) => {
      const index = [indexQuestion(aQuestion({ id: 1, question }), '')];
      expect(searchQuestions(index, query).map(({ id }) => id)).toEqual(found);
    },
  );

  it('finds in both categories, first those that have the words in the question itself', () => {
    const worth = indexQuestion(aQuestion({ id: 3, question: 'À quel prix ?' }), '');
    expect(searchQuestions([lost, worth], 'prix').map(({ id }) => id)).toEqual([3, 2]);
  });
});
