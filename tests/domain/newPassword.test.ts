import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { parseNewPassword } from '../../src/domain/newPassword';

describe('P5.17, P5.19 a new password, given twice', () => {
  it.each([
    ['Calanque13', 'Calanque13', right('Calanque13')],
    [
      '',
      '',
      left({
        password: { kind: 'newPassword/missing' },
        confirmation: { kind: 'newPassword/confirmation-missing' },
      }),
    ],
    ['Calanque13', '', left({ confirmation: { kind: 'newPassword/confirmation-missing' } })],
    [
      '',
      'Calanque13',
      left({
        password: { kind: 'newPassword/missing' },
        confirmation: { kind: 'password/confirmation' },
      }),
    ],
    ['Calanque13', 'calanque13', left({ confirmation: { kind: 'password/confirmation' } })],
    ['calanque13', 'calanque13', left({ password: { kind: 'password/uppercase' } })],
    [
      'court',
      'long',
      left({
        password: { kind: 'password/length' },
        confirmation: { kind: 'password/confirmation' },
      }),
    ],
  ])('« %s » and « %s »', (password, confirmation, expected) => {
    expect(parseNewPassword({ password, confirmation })).toEqual(expected);
  });
});
