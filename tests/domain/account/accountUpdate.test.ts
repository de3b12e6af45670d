import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  parseAccountUpdate,
  type AccountUpdateInput,
} from '../../../src/domain/account/accountUpdate';

const nothing: AccountUpdateInput = {
  lastname: '',
  firstname: ' ',
  email: '',
  next: { password: '', confirmation: '' },
};
const unchanged = { lastname: null, firstname: null, email: null, next: null };

const errors = (changes: Partial<AccountUpdateInput>): Readonly<Record<string, string>> => {
  const parsed = parseAccountUpdate({ ...nothing, ...changes });
  if (E.isRight(parsed)) return {};
  return Object.fromEntries(Object.entries(parsed.left).map(([field, { kind }]) => [field, kind]));
};

describe('P7.9 changing an account', () => {
  it.each([
    [{ lastname: ' de  la Tour ' }, { lastname: 'de la Tour' }],
    [{ firstname: 'Nadia' }, { firstname: 'Nadia' }],
    [{ firstname: 'Nadia', email: ' \u200b\n' }, { firstname: 'Nadia' }],
    [{ email: ' nadia@example.fr ' }, { email: 'nadia@example.fr' }],
    [{ next: { password: 'Frioul2026', confirmation: 'Frioul2026' } }, { next: 'Frioul2026' }],
  ])('%o changes nothing else', (changes, expected) => {
    expect(parseAccountUpdate({ ...nothing, ...changes })).toEqual(
      E.right({ ...unchanged, ...expected }),
    );
  });

  it('requires something to change', () => {
    expect(errors({})).toEqual({ lastname: 'accountUpdate/nothing' });
  });

  it.each([
    [{ email: 'nadia' }, { email: 'email/invalid' }],
    [{ lastname: '12' }, { lastname: 'accountUpdate/not-a-name' }],
    [{ firstname: '-', email: 'nadia@example.fr' }, { firstname: 'accountUpdate/not-a-name' }],
    [
      { next: { password: 'court1A', confirmation: 'court1A' } },
      { 'next.password': 'password/length' },
    ],
    [
      { next: { password: 'FRIOUL2026', confirmation: 'FRIOUL2026' } },
      { 'next.password': 'password/lowercase' },
    ],
    [
      { next: { password: 'Frioul2026', confirmation: '' } },
      { 'next.confirmation': 'newPassword/confirmation-missing' },
    ],
    [
      { next: { password: '', confirmation: 'Frioul2026' } },
      { 'next.password': 'newPassword/missing', 'next.confirmation': 'password/confirmation' },
    ],
  ])('P5.17 follows the rules of the sign-up: %o', (changes, expected) => {
    expect(errors(changes)).toEqual(expected);
  });
});
