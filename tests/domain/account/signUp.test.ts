import { fc, test } from '../../support/basis/property';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { isSomeMissing } from '../../../src/domain/basis/parseFields';
import { parseSignUp } from '../../../src/domain/account/signUp';

const next = { password: 'Calanque13', confirmation: 'Calanque13' };
const typed = {
  lastname: 'Durand',
  firstname: 'Camille',
  email: 'camille.durand@example.fr',
  next,
};

describe('P3.1, P5.17 signing up', () => {
  it('requires a last name, a first name, an e-mail and a password', () => {
    expect(
      parseSignUp({ ...typed, lastname: '  de  la Tour ', email: ' camille.durand@example.fr ' }),
    ).toEqual(
      E.right({
        lastname: 'de la Tour',
        firstname: 'Camille',
        email: 'camille.durand@example.fr',
        next: 'Calanque13',
      }),
    );
  });

  it('requires all of its fields, and reports each empty one in the order of the screen', () => {
    const parsed = parseSignUp({
      lastname: '',
      firstname: ' ',
      email: '',
      next: { password: '', confirmation: '' },
    });
    expect(Object.entries('left' in parsed ? parsed.left : {})).toEqual([
      ['lastname', { kind: 'signUp/lastname-missing' }],
      ['firstname', { kind: 'signUp/firstname-missing' }],
      ['email', { kind: 'email/missing' }],
      ['next.password', { kind: 'newPassword/missing' }],
      ['next.confirmation', { kind: 'newPassword/confirmation-missing' }],
    ]);
  });

  it.each(['lastname', 'firstname', 'email'] as const)(
    'an empty %s alone counts as an empty field',
    (field) => {
      const parsed = parseSignUp({ ...typed, [field]: '' });
      expect('left' in parsed && isSomeMissing(parsed.left)).toBe(true);
    },
  );

  it.each([
    ['length', 'Calan13'],
    ['lowercase', 'CALANQUE13'],
    ['uppercase', 'calanque13'],
    ['digit', 'Calanques'],
  ])('the rule of the %s refuses « %s », which is not an empty field', (line, password) => {
    const parsed = parseSignUp({ ...typed, next: { password, confirmation: password } });
    expect(parsed).toEqual(E.left({ 'next.password': { kind: `password/${line}` } }));
    expect('left' in parsed && isSomeMissing(parsed.left)).toBe(false);
  });

  test.prop([fc.string(), fc.string(), fc.string(), fc.string(), fc.string()])(
    'no account is requested with an empty field or a confirmation that differs',
    (lastname, firstname, email, password, confirmation) => {
      const parsed = parseSignUp({
        lastname,
        firstname,
        email,
        next: { password, confirmation },
      });
      if (!E.isRight(parsed)) return;
      const { lastname: name, firstname: first, email: address, next: secret } = parsed.right;
      expect([name, first, address, secret].map((part) => part.trim())).not.toContain('');
      expect(confirmation).toBe(password);
    },
  );
});
