import { left, right } from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { parseGivenPassword } from '../../src/domain/credentials';

it('P5.18 a password is required to sign in', () => {
  expect(parseGivenPassword('')).toEqual(left({ kind: 'password/missing' }));
});

it.each([' ', 'x', '  Tunnel 2026 '])('a given password of %j is sent as it is', (raw) => {
  expect(parseGivenPassword(raw)).toEqual(right(raw));
});
