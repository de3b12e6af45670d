import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { parseCredentials, parseGivenPassword } from '../../../src/domain/account/credentials';

it('P5.18 a password is required to sign in', () => {
  expect(parseGivenPassword('')).toEqual(E.left({ kind: 'password/missing' }));
});

it.each([' ', 'x', '  Tunnel 2026 '])('a typed password of %j is sent unchanged', (raw) => {
  expect(parseGivenPassword(raw)).toEqual(E.right(raw));
});

it('P5.18 both are required, and reported at once', () => {
  expect(parseCredentials({ email: ' a@example.fr ', password: 'x' })).toEqual(
    E.right({ email: 'a@example.fr', password: 'x' }),
  );
  expect(parseCredentials({ email: '', password: '' })).toEqual(
    E.left({ email: { kind: 'email/missing' }, password: { kind: 'password/missing' } }),
  );
});
