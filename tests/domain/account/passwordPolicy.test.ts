import { fc, test } from '../../support/basis/property';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  parsePassword,
  passwordChangePolicy,
  passwordChecklist,
  signUpPolicy,
} from '../../../src/domain/account/passwordPolicy';

const twice = (password: string) => ({ password, confirmation: password });
const refused = (line: string) => E.left({ password: { kind: `password/${line}` } });
const notConfirmed = { confirmation: { kind: 'password/confirmation' } };

describe('M5.2–M5.4 changing the password', () => {
  it.each([
    ['Tunnel13', E.right('Tunnel13')],
    ['TUNNEL13', E.right('TUNNEL13')],
    ['tunnel13', refused('uppercase')],
    ['TunnelXX', refused('digit')],
    ['Tunnel1', refused('length')],
  ])('« %s »', (password, expected) => {
    expect(parsePassword(passwordChangePolicy, twice(password))).toEqual(expected);
  });

  it('M5.2 an empty text is neither a password nor the confirmation of one', () => {
    expect(parsePassword(passwordChangePolicy, twice(''))).toEqual(
      E.left({ password: { kind: 'password/uppercase' }, ...notConfirmed }),
    );
  });

  it('M5.2 it equals its confirmation exactly', () => {
    const candidate = { password: 'Tunnel13', confirmation: 'tunnel13' };
    expect(parsePassword(passwordChangePolicy, candidate)).toEqual(E.left(notConfirmed));
  });

  it('M5.3 five lines are shown, each coloured by its own result; the one that blocks nothing is advice', () => {
    expect(passwordChecklist(passwordChangePolicy, twice('TUNNEL13'))).toEqual([
      { id: 'uppercase', holds: true, isAdvice: false },
      { id: 'lowercase', holds: false, isAdvice: true },
      { id: 'digit', holds: true, isAdvice: false },
      { id: 'length', holds: true, isAdvice: false },
      { id: 'confirmation', holds: true, isAdvice: false },
    ]);
  });

  it('M5.3 no line is fulfilled before anything is typed', () => {
    const lines = passwordChecklist(passwordChangePolicy, twice(''));
    expect(lines.map(({ holds }) => holds)).toEqual([false, false, false, false, false]);
  });

  it('M9.11 the length counts characters, not code units', () => {
    expect(parsePassword(passwordChangePolicy, twice('Tunnel1🚗'))).toEqual(E.right('Tunnel1🚗'));
    expect(parsePassword(passwordChangePolicy, twice('Tunne1🚗'))).toEqual(refused('length'));
  });

  it.each([
    ['Éternel13', 'uppercase', false],
    ['éTUNNEL13', 'lowercase', false],
    ['Tunnel٣XX', 'digit', false],
  ])('accents and foreign digits do not count: « %s »', (password, id, holds) => {
    expect(passwordChecklist(passwordChangePolicy, twice(password))).toContainEqual(
      expect.objectContaining({ id, holds }),
    );
  });
});

describe('P5.17 signing up', () => {
  it.each([
    ['Tunnel13', E.right('Tunnel13')],
    ['Tunnel1', refused('length')],
    ['TUNNEL13', refused('lowercase')],
    ['tunnel13', refused('uppercase')],
    ['TunnelXX', refused('digit')],
    ['12345678', refused('lowercase')],
  ])('« %s »', (password, expected) => {
    expect(parsePassword(signUpPolicy, twice(password))).toEqual(expected);
  });

  it('the confirmation matches', () => {
    const candidate = { password: 'Tunnel13', confirmation: 'Tunnel14' };
    expect(parsePassword(signUpPolicy, candidate)).toEqual(E.left(notConfirmed));
  });

  it('shows the same five lines', () => {
    expect(passwordChecklist(signUpPolicy, twice('Tunnel13')).map(({ id }) => id)).toEqual([
      'uppercase',
      'lowercase',
      'digit',
      'length',
      'confirmation',
    ]);
  });
});

describe('M5.3, P5.17 the two policies differ by the lowercase letter only', () => {
  test.prop([fc.string({ unit: fc.constantFrom(...'abAB12é'), maxLength: 12 })])(
    'a password change accepts what sign-up accepts, and passwords that lack only a lowercase letter',
    (password) => {
      const atSignUp = E.isRight(parsePassword(signUpPolicy, twice(password)));
      const atChange = E.isRight(parsePassword(passwordChangePolicy, twice(password)));
      expect(atSignUp).toBe(atChange && /[a-z]/.test(password));
    },
  );
});
