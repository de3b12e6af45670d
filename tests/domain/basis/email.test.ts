import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { parseEmail } from '../../../src/domain/basis/email';

describe('P5.22 an e-mail has the form of an address', () => {
  it.each([
    'camille.durand@example.fr',
    'c@example.fr',
    'Camille+tunnel@mail.example.fr',
    "o'neil@example.fr",
    'élodie@exämple.fr',
  ])('%s does', (email) => {
    expect(parseEmail(email)).toEqual(E.right(email));
    expect(parseEmail(`  ${email}\n`)).toEqual(E.right(email));
  });

  it.each(['', ' ', '\u00A0\n'])('« %s » is missing', (raw) => {
    expect(parseEmail(raw)).toEqual(E.left({ kind: 'email/missing' }));
  });

  it.each([
    'camille',
    'camille@',
    '@example.fr',
    'camille@example',
    'camille@example.',
    'camille@.fr',
    'camille@example..fr',
    'camille@@example.fr',
    'camille@durand@example.fr',
    'camille durand@example.fr',
    'camille@exam ple.fr',
  ])('« %s » does not', (raw) => {
    expect(parseEmail(raw)).toEqual(E.left({ kind: 'email/invalid' }));
  });

  it('a very long text is checked in a short time', () => {
    const long = `${'a'.repeat(50_000)}@${'a.'.repeat(50_000)}@`;
    expect(parseEmail(long)).toEqual(E.left({ kind: 'email/invalid' }));
  });
});
