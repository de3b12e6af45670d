import { fc, test } from '../../support/basis/property';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { parseEmail, plainEmail } from '../../../src/domain/basis/email';
import { unseen } from '../../support/basis/pasted';

describe('P5.22 an e-mail has the form of an address', () => {
  it.each([
    'camille.durand@example.fr',
    'c@example.fr',
    'Camille+tunnel@mail.example.fr',
    "o'neil@example.fr",
    'CAMILLE_DURAND@EX-AMPLE.FR',
    'camille@xn--exmple-cua.fr',
    'camille@example.xn--p1ai',
    `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.fr`,
  ])('%s does', (email) => {
    expect(parseEmail(email)).toEqual(E.right(email));
    expect(parseEmail(`  ${email}\n`)).toEqual(E.right(email));
  });

  it.each(['', ' ', '\u00A0\n', '\u200b', '<>'])('« %s » is missing', (raw) => {
    expect(parseEmail(raw)).toEqual(E.left({ kind: 'email/missing' }));
  });

  it.each([
    ['camille', 'invalid'],
    ['camille@', 'invalid'],
    ['@example.fr', 'invalid'],
    ['camille@example', 'invalid'],
    ['camille@example.', 'invalid'],
    ['camille@@example.fr', 'invalid'],
    ['camille@durand@example.fr', 'invalid'],
    ['camille durand@example.fr', 'invalid'],
    ['camille@exam ple.fr', 'invalid'],
    ['a@b.fr, c@d.fr', 'invalid'],
    ['Anne <a@b.fr> ou Paul', 'invalid'],
    ['Anne <a@b.fr>x', 'invalid'],
    ["Anne 'a@b.fr'", 'invalid'],
    ["'a@b.fr' Anne", 'invalid'],
    ["x'a@b.fr'", 'invalid'],
    ["'a@b.fr'x", 'invalid'],
    ['jean@example.f', 'invalid'],
    ['nom|a@b.fr', 'invalid'],
    ['nom=a@b.fr', 'invalid'],
    ['nom/a@b.fr', 'invalid'],
    ['a@b.fr <c@d.fr>', 'invalid'],
    ['jean a@b.fr <a@b.fr>', 'invalid'],
    ['[a@b.fr](mailto:c@d.fr)', 'invalid'],
    ['a@b.fr; c@d.fr', 'invalid'],
    ['a@b.fr (c@d.fr)', 'invalid'],
    ['a@b. fr', 'invalid'],
    ['jean dupont@b.fr', 'invalid'],
    [`${'a'.repeat(65)}@b.fr`, 'invalid'],
    [`a@${'b'.repeat(64)}.fr`, 'invalid'],
    [`a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(58)}.fr`, 'invalid'],
    ['jean@-example.fr', 'invalid'],
    ['jean@example-.fr', 'invalid'],
    ['jean@exam_ple.fr', 'invalid'],
    ['иван@example.fr', 'invalid'],
    ['.jean@example.fr', 'points'],
    ['jean.@example.fr', 'points'],
    ['jean..d@example.fr', 'points'],
    ['camille@.fr', 'points'],
    ['camille@example..fr', 'points'],
    ['rené.dupont@example.fr', 'accented'],
    ['élodie@exämple.fr', 'accented'],
  ])('« %s » does not: %s', (raw, kind) => {
    expect(parseEmail(raw)).toEqual(E.left({ kind: `email/${kind}` }));
  });

  it.each([
    ['rené.dupont@example.fr', 'rene.dupont@example.fr'],
    ['<Françoise@example.fr>,', 'Francoise@example.fr'],
    ['rene@example.fr', null],
    ['rené..d@example.fr', null],
    ['иван@example.fr', null],
  ])('« %s » is offered without accents: %s', (raw, offered) => {
    expect(plainEmail(raw)).toBe(offered);
  });

  it.each([
    'a@b.fr,',
    'a@b.fr;',
    'a@b.fr.',
    '<a@b.fr>',
    '(a@b.fr).',
    '« a@b.fr »',
    "'a@b.fr'",
    'mailto:a@b.fr',
    'mailto://a@b.fr',
    'mailto:a@b.fr?subject=Péage&body=x',
    "'a@b.fr",
    "a@b.fr'",
    '*a@b.fr',
    '*a@b.fr*',
    '`a@b.fr',
    '{a@b.fr}',
    '|a@b.fr|',
    '#a@b.fr',
    '=a@b.fr',
    '/a@b.fr',
    '‘a@b.fr’',
    'email=a@b.fr',
    'E-mail : a@b.fr',
    'EMAIL ADDRESS:a@b.fr',
    'Mél. : a@b.fr',
    'Courriel : Anne <a@b.fr>',
    'Mail a@b.fr',
    'Mon adresse : a@b.fr',
    'Anne B. (a@b.fr)',
    'a@b.fr (Anne B.)',
    '• a @b.fr !',
    'mailto:a%40b.fr',
    'a＠b。fr',
    'Adresse électronique : a@b.fr',
    'adressee-mail:a@b.fr',
    'a@b.fr <mailto:a@b.fr>',
    '"A@B.fr" <a@b.fr>',
    '[a@b.fr](mailto:a@b.fr)',
    '[Anne](mailto:a@b.fr).',
    'Anne B. <a@b.fr>;',
    'Anne B. <a@b.fr>',
    'Anne B. <a@b.fr> ; ',
    "  'a@b.fr' ",
    'a\u200b@b.fr',
    '\u202aa@b.fr\u202c',
  ])('what a mail puts around an address is no part of it: « %s »', (raw) => {
    expect(parseEmail(raw)).toEqual(E.right('a@b.fr'));
  });

  it.each([
    ['jean\u2010pierre@b.fr', 'jean-pierre@b.fr'],
    ['jean\u2011pierre@b.fr', 'jean-pierre@b.fr'],
    ['o’neil@b.fr', "o'neil@b.fr"],
    ['mailto:jean%2Btag@b.fr', 'jean+tag@b.fr'],
    ['Anne B. <anne@b.fr>', 'anne@b.fr'],
  ])('typographic and encoded signs are plain ones, a name is no part: « %s »', (raw, email) => {
    expect(parseEmail(raw)).toEqual(E.right(email));
  });

  test.prop([
    unseen('camille@example.fr'),
    fc.constantFrom('', ' ', '<', '(', '“', 'mailto:'),
    fc.constantFrom('', ' ', ',', ';', '>', ').', '…'),
  ])('any pasted form is the address', (pasted, before, after) => {
    expect(parseEmail(before + pasted + after)).toEqual(E.right('camille@example.fr'));
  });

  it('a very long text is checked in a short time', () => {
    const long = `${'a'.repeat(50_000)}@${'a.'.repeat(50_000)}@`;
    expect(parseEmail(long)).toEqual(E.left({ kind: 'email/points' }));
  });
});
