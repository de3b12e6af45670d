import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  endingMessage,
  parseContractEnding,
  type EndingInput,
  type EndingKind,
} from '../../../src/domain/contact/contractEnding';
import { today } from '../../support/store/fakePorts';

const typed: EndingInput = {
  name: ' Camille  Durand ',
  email: ' camille.durand@example.fr ',
  contract: ' 00412873 ',
  day: '31/12/2026',
  note: ' Je déménage. ',
};
const nothing: EndingInput = { name: '', email: '', contract: '', day: '', note: '' };

const errors = (kind: EndingKind, raw: EndingInput): readonly (readonly [string, string])[] => {
  const parsed = parseContractEnding(kind, raw, today);
  return E.isRight(parsed)
    ? []
    : Object.entries(parsed.left).map(([field, { kind: error }]) => [field, error]);
};

const message = (kind: EndingKind, raw: EndingInput): readonly string[] => {
  const parsed = parseContractEnding(kind, raw, today);
  if (E.isLeft(parsed)) throw new Error(JSON.stringify(parsed.left));
  return endingMessage(parsed.right).text.replaceAll('\u202f', '_').split('\n');
};

describe.each(['cancellation', 'withdrawal'] as const)('D215-2, D221-5 a %s', (kind) => {
  it('requires a name, an e-mail and a contract, in the order of the screen', () => {
    expect(errors(kind, nothing)).toEqual([
      ['name', 'ending/name-missing'],
      ['email', 'email/missing'],
      ['contract', 'ending/contract-missing'],
    ]);
    expect(errors(kind, { ...typed, day: '', note: '' })).toEqual([]);
  });

  it('P7.22, P9.18 is a message to the customer service that names the person and the contract', () => {
    const lines = message(kind, typed);
    expect(lines[0]).toMatch(kind === 'cancellation' ? /^RÉSILIATION/ : /^RÉTRACTATION/);
    expect(lines.slice(2, 5)).toEqual([
      'Nom_: Camille Durand',
      'Adresse e-mail_: camille.durand@example.fr',
      'Contrat_: 00412873',
    ]);
  });
});

describe('the day of a cancellation', () => {
  it.each([
    ['31/12/2026', '31/12/2026'],
    ['31122026', '31/12/2026'],
    ['21/11/2026', '21/11/2026'],
    ['', 'Dès que possible'],
  ])('« %s » is %s', (day, words) => {
    expect(message('cancellation', { ...typed, day })).toContain(`Date souhaitée_: ${words}`);
  });

  it.each([
    ['31/02/2027', 'ending/day-invalid'],
    ['bientôt', 'ending/day-invalid'],
    ['20/11/2026', 'ending/day-past'],
  ])('« %s » is refused: %s', (day, error) => {
    expect(errors('cancellation', { ...typed, day })).toEqual([['day', error]]);
  });
});

it('only a cancellation has a day and a note', () => {
  expect(message('cancellation', typed)).toContain('Précisions_: Je déménage.');
  const withdrawal = message('withdrawal', { ...typed, day: 'bientôt' }).join();
  expect(withdrawal).not.toMatch(/Date souhaitée|Précisions/);
});
