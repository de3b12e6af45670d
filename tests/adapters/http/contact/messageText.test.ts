import { describe, expect, it } from 'vitest';
import { messageText } from '../../../../src/adapters/http/contact/messageText';
import type { CalendarDay } from '../../../../src/domain/basis/calendarDay';
import type { ContractEnding } from '../../../../src/domain/contact/contractEnding';
import { endingMessage } from '../../../../src/domain/contact/endingMessage';
import { aMessage, aPassageMessage } from '../../../support/publicSite/messages';

/** Shows the narrow no-break spaces. */
const plain = (text: string): string => text.replaceAll('\u202f', '_');

describe('P7.22 the text for the operator', () => {
  it('is the message alone, if the subject requires no details', () => {
    expect(messageText(aMessage({ text: 'Bonjour.\n\nMerci.' }))).toBe('Bonjour.\n\nMerci.');
  });

  it('P5.14, P9.16 begins with the passage of a notice, one line for each detail', () => {
    expect(plain(messageText(aPassageMessage()))).toBe(
      [
        'Date approximative du passage_: 09/11/2026',
        'Trajet_: A50 → Rond-point du Prado – 2,70_€',
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
    expect(plain(messageText(aPassageMessage(payment, 'oldPort-a50')))).toBe(
      [
        'Date approximative du passage_: 09/11/2026',
        'Trajet_: Vieux-Port (Carénage) → A50 – 3,20_€',
        "Plaque d'immatriculation_: AB123CD",
        `Moyen de paiement_: ${words}`,
        '',
        "Bonjour, j'avais pourtant payé à la borne.",
      ].join('\n'),
    );
  });

  it.each([
    ['oldPort-a50', 'Vieux-Port (Carénage) → A50 – 3,20_€'],
    ['roundabout-oldPort', 'Rond-point du Prado → Vieux-Port (Carénage) – 5,90_€'],
  ] as const)('P7.22, P9.17 the route %s is « %s », without a trip code', (route, offered) => {
    const lines = plain(messageText(aPassageMessage(null, route))).split('\n');
    expect(lines).toContain(`Trajet_: ${offered}`);
    expect(lines.join()).not.toMatch(/code/i);
  });
});

describe('D215-2, D221-5 the declaration that ends a contract', () => {
  const { name, email } = aMessage();
  const cancellation: ContractEnding = {
    kind: 'cancellation',
    name,
    email,
    contract: '00412873',
    day: '2026-12-31' as CalendarDay,
    note: 'Je déménage.',
  };
  const lines = (ending: ContractEnding): readonly string[] =>
    plain(messageText(endingMessage(ending))).split('\n');

  it('names the person and the contract, the day and the note of a cancellation', () => {
    expect(lines(cancellation)).toEqual([
      expect.stringMatching(/^RÉSILIATION DU CONTRAT/),
      '',
      'Nom_: Camille Durand',
      'Adresse e-mail_: camille.durand@example.fr',
      'Contrat_: 00412873',
      'Date souhaitée_: 31/12/2026',
      'Précisions_: Je déménage.',
    ]);
  });

  it('is to take effect as soon as possible, if no day was typed', () => {
    expect(lines({ ...cancellation, day: null, note: '' }).slice(5)).toEqual([
      'Date souhaitée_: Dès que possible',
    ]);
  });

  it('has no day, if it is a withdrawal', () => {
    const withdrawal = lines({ ...cancellation, kind: 'withdrawal', day: null, note: '' });
    expect(withdrawal[0]).toMatch(/^RÉTRACTATION/);
    expect(withdrawal).toHaveLength(5);
  });
});
