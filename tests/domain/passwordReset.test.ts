import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { parseLinkRequest, parsePasswordReset } from '../../src/domain/passwordReset';

const email = 'camille.durand@example.fr';
const twice = (password: string) => ({ password, confirmation: password });

it('P4.29 a mailed link is asked for with an e-mail', () => {
  expect(parseLinkRequest({ email: ` ${email} ` })).toEqual(right({ email }));
  expect(parseLinkRequest({ email: '' })).toEqual(left({ email: { kind: 'email/missing' } }));
});

describe('P5.19 the password that replaces a lost one', () => {
  it('is given twice, with the e-mail of its account', () => {
    expect(parsePasswordReset({ next: twice('Passage2027'), email })).toEqual(
      right({ next: 'Passage2027', email }),
    );
  });

  it.each([
    ['length', 'Passa27'],
    ['lowercase', 'PASSAGE2027'],
    ['uppercase', 'passage2027'],
    ['digit', 'Passages'],
  ])('follows the rules of a new account: %s refuses « %s »', (line, password) => {
    expect(parsePasswordReset({ next: twice(password), email })).toEqual(
      left({ 'next.password': { kind: `password/${line}` } }),
    );
  });

  it('tells all that does not fit, in the order of the screen', () => {
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
