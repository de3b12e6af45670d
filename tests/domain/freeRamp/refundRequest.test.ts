import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  parseKnownRefundRequest,
  parseRefundRequest,
} from '../../../src/domain/freeRamp/refundRequest';

const input = {
  lastname: ' Durand ',
  firstname: 'Jean  Marie',
  email: ' camille.durand@example.fr',
  iban: 'FR76 3000 6000 0112 3456 7890 189',
  bic: 'agrifrpp',
};

describe('P5.22 the refund of a visitor', () => {
  it('requires a name, an e-mail, a French IBAN and a BIC', () => {
    expect(parseRefundRequest(input)).toEqual(
      E.right({
        lastname: 'Durand',
        firstname: 'Jean Marie',
        email: 'camille.durand@example.fr',
        iban: 'FR7630006000011234567890189',
        bic: 'AGRIFRPP',
      }),
    );
  });

  it('all five are required', () => {
    expect(
      parseRefundRequest({ lastname: ' ', firstname: '', email: ' ', iban: '', bic: ' ' }),
    ).toEqual(
      E.left({
        lastname: { kind: 'lastname/missing' },
        firstname: { kind: 'firstname/missing' },
        email: { kind: 'email/missing' },
        iban: { kind: 'iban/missing' },
        bic: { kind: 'bic/missing' },
      }),
    );
  });

  it.each([
    ['a wrong IBAN', { iban: 'FR7530006000011234567890189' }, { iban: { kind: 'iban/invalid' } }],
    ['a foreign IBAN', { iban: 'DE89370400440532013000' }, { iban: { kind: 'iban/not-french' } }],
    ['a BIC of 5 characters', { bic: 'AGRIF' }, { bic: { kind: 'bic/too-short' } }],
    ['a BIC that is none', { bic: 'AGRIFR' }, { bic: { kind: 'bic/invalid' } }],
    ['an e-mail that is none', { email: 'camille' }, { email: { kind: 'email/invalid' } }],
  ])('%s is refused by its field', (_title, part, errors) => {
    expect(parseRefundRequest({ ...input, ...part })).toEqual(E.left(errors));
  });
});

describe('P5.22 the refund of a signed-in person', () => {
  it('requires an IBAN and a BIC; name and e-mail are ignored, whatever was typed before', () => {
    expect(parseKnownRefundRequest(input)).toEqual(
      E.right({ iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP' }),
    );
    expect(parseKnownRefundRequest({ iban: '', bic: '' })).toEqual(
      E.left({ iban: { kind: 'iban/missing' }, bic: { kind: 'bic/missing' } }),
    );
  });
});
