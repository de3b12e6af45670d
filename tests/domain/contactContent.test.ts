import { describe, expect, it } from 'vitest';
import { contactContent } from '../../src/domain/contactContent';
import { aMessage, aPassageMessage } from '../support/messages';

/** Where the narrow no-break spaces are. */
const plain = (text: string): string => text.replaceAll('\u202f', '_');

describe('P7.22 the text that goes to the operator', () => {
  it('is what was written, when the subject asks for nothing else', () => {
    expect(contactContent(aMessage({ text: 'Bonjour.\n\nMerci.' }))).toBe('Bonjour.\n\nMerci.');
  });

  it('P5.14, P9.16 begins with the passage that a notice is about, a line for each detail', () => {
    expect(plain(contactContent(aPassageMessage()))).toBe(
      [
        'Date approximative du passage_: 09/11/2026',
        'Trajet_: A50 → Rond-point du Prado – 2,70_€',
        'Code trajet_: 3, Menpenti-Prado2',
        "Plaque d'immatriculation_: AB123CD",
        '',
        "Bonjour, j'avais pourtant payé à la borne.",
      ].join('\n'),
    );
  });

  it.each([
    [
      { method: 'card', firstDigits: '497040', lastDigits: '1234' },
      'Carte bancaire, 497040 XXXXXX 1234',
    ],
    [{ method: 'cash' }, 'Espèces'],
  ] as const)('P5.15 tells how a receipt was paid: %o', (payment, words) => {
    expect(plain(contactContent(aPassageMessage(payment, 'oldPort-a50')))).toBe(
      [
        'Date approximative du passage_: 09/11/2026',
        'Trajet_: Vieux-Port → A50 – 3,20_€',
        'Code trajet_: 1, Carénage-Prado (SUP)',
        "Plaque d'immatriculation_: AB123CD",
        `Moyen de paiement_: ${words}`,
        '',
        "Bonjour, j'avais pourtant payé à la borne.",
      ].join('\n'),
    );
  });
});
