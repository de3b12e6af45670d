import { describe, expect, it } from 'vitest';
import { contactContent } from '../../../src/domain/contact/contactContent';
import { aMessage, aPassageMessage } from '../../support/publicSite/messages';

/** Shows the narrow no-break spaces. */
const plain = (text: string): string => text.replaceAll('\u202f', '_');

describe('P7.22 the text for the operator', () => {
  it('is the message alone, if the subject requires no details', () => {
    expect(contactContent(aMessage({ text: 'Bonjour.\n\nMerci.' }))).toBe('Bonjour.\n\nMerci.');
  });

  it('P5.14, P9.16 begins with the passage of a notice, one line for each detail', () => {
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
  ] as const)('P5.15 contains how a receipt was paid: %o', (payment, words) => {
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
