import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { parseLinkRequest, parsePasswordReset } from '../../../src/domain/account/passwordReset';

const email = 'camille.durand@example.fr';
const twice = (password: string) => ({ password, confirmation: password });

it('P4.29 a mailed link is requested with an e-mail', () => {
  expect(parseLinkRequest({ email: ` ${email} ` })).toEqual(E.right({ email }));
  expect(parseLinkRequest({ email: '' })).toEqual(E.left({ email: { kind: 'email/missing' } }));
});

describe('P5.19 the password that replaces a lost one', () => {
  it('is typed twice, with the e-mail of its account', () => {
    expect(parsePasswordReset({ next: twice('Passage2027'), email })).toEqual(
      E.right({ next: 'Passage2027', email }),
    );
  });

  it.each([
    ['length', 'Passa27'],
    ['lowercase', 'PASSAGE2027'],
    ['uppercase', 'passage2027'],
    ['digit', 'Passages'],
  ])('follows the rules of a new account: %s refuses « %s »', (line, password) => {
    expect(parsePasswordReset({ next: twice(password), email })).toEqual(
      E.left({ 'next.password': { kind: `password/${line}` } }),
    );
  });

  it.each([
    ['', '', { password: 'newPassword/missing', confirmation: 'newPassword/confirmation-missing' }],
    ['Passage2027', '', { confirmation: 'password/confirmation' }],
    ['', 'Passage2027', { password: 'newPassword/missing', confirmation: 'password/confirmation' }],
  ])(
    '« %s » and « %s »: two empty fields are missing, not different',
    (password, confirmation, kinds) => {
      const errors = Object.entries(kinds).map(([field, kind]) => [`next.${field}`, { kind }]);
      expect(parsePasswordReset({ next: { password, confirmation }, email })).toEqual(
        E.left(Object.fromEntries(errors)),
      );
    },
  );

  it('reports all errors, in the order of the screen', () => {
    const parsed = parsePasswordReset({
      next: { password: 'Passage2027', confirmation: 'Passage2026' },
      email: 'camille',
    });
    expect(Object.entries('left' in parsed ? parsed.left : {})).toEqual([
      ['next.confirmation', { kind: 'password/confirmation' }],
      ['email', { kind: 'email/invalid' }],
    ]);
  });
});
