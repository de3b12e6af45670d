import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { parseNewPassword } from '../../../src/domain/account/newPassword';

describe('P5.17, P5.19 a new password, typed twice', () => {
  it.each([
    ['Calanque13', 'Calanque13', E.right('Calanque13')],
    [
      '',
      '',
      E.left({
        password: { kind: 'newPassword/missing' },
        confirmation: { kind: 'newPassword/confirmation-missing' },
      }),
    ],
    ['Calanque13', '', E.left({ confirmation: { kind: 'newPassword/confirmation-missing' } })],
    [
      '',
      'Calanque13',
      E.left({
        password: { kind: 'newPassword/missing' },
        confirmation: { kind: 'password/confirmation' },
      }),
    ],
    ['Calanque13', 'calanque13', E.left({ confirmation: { kind: 'password/confirmation' } })],
    ['calanque13', 'calanque13', E.left({ password: { kind: 'password/uppercase' } })],
    [
      'court',
      'long',
      E.left({
        password: { kind: 'password/length' },
        confirmation: { kind: 'password/confirmation' },
      }),
    ],
  ])('« %s » and « %s »', (password, confirmation, expected) => {
    expect(parseNewPassword({ password, confirmation })).toEqual(expected);
  });
});
