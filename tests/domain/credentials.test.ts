import { left, right } from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { parseCredentials, parseGivenPassword } from '../../src/domain/credentials';

it('P5.18 a password is required to sign in', () => {
  expect(parseGivenPassword('')).toEqual(left({ kind: 'password/missing' }));
});

it.each([' ', 'x', '  Tunnel 2026 '])('a given password of %j is sent as it is', (raw) => {
  expect(parseGivenPassword(raw)).toEqual(right(raw));
});

it('P5.18 both are required, and told at once', () => {
  expect(parseCredentials({ email: ' a@example.fr ', password: 'x' })).toEqual(
    right({ email: 'a@example.fr', password: 'x' }),
  );
  expect(parseCredentials({ email: '', password: '' })).toEqual(
    left({ email: { kind: 'email/missing' }, password: { kind: 'password/missing' } }),
  );
});
