import { fc, test } from '../../support/basis/property';
import { describe, expect, it } from 'vitest';
import {
  escapeXml,
  mapTexts,
  printable,
  printableJson,
} from '../../../scripts/contract-tools/report/texts.ts';
import { redactor } from '../../../scripts/contract-tools/report/redact.ts';

const awkward = 'a/b "c" <d>&é+\u{1f600}\u202e=';

const writtenAs: readonly (readonly [string, string, string])[] = [
  ['unchanged', awkward, '•••'],
  ['in JSON', JSON.stringify({ token: awkward }), '{"token":"•••"}'],
  ['in JSON with escaped slashes', JSON.stringify(awkward).replaceAll('/', '\\/'), '"•••"'],
  ['in ASCII JSON', String.raw`"a/b \"c\" <d>&\u00e9+\ud83d\ude00\u202e="`, '"•••"'],
  ['in a URL', `https://host/?token=${encodeURIComponent(awkward)}`, 'https://host/?token=•••'],
  [
    'in a URL with lower-case escapes',
    'a%2fb%20%22c%22%20%3cd%3e%26%c3%a9%2b%f0%9f%98%80%e2%80%ae%3d',
    '•••',
  ],
  ['in a form', new URLSearchParams({ token: awkward }).toString(), 'token=•••'],
  ['in XML', `<a b="${escapeXml(awkward)}"/>`, '<a b="•••"/>'],
  ['made printable', printable(awkward), '•••'],
];

describe('A secret', () => {
  it.each(writtenAs)('is replaced %s', (_, written, redacted) => {
    expect(redactor([awkward])(written)).toBe(redacted);
  });

  it('is replaced each time, the longer secret first', () => {
    const redact = redactor(['token', 'token-of-camille']);
    expect(redact('token-of-camille, token, token-of-camille')).toBe('•••, •••, •••');
  });

  it.each(['', 'a', 'abc'])('of fewer than 4 characters is not hidden: « %s »', (secret) => {
    expect(redactor(['long enough', secret])('abc, long enough')).toBe('abc, •••');
  });

  it('is replaced in every text of a report; other values stay', () => {
    const report = { calls: [{ name: 'with s3cret', status: null, ok: true, times: 4 }] };
    expect(mapTexts(report, redactor(['s3cret']))).toEqual({
      calls: [{ name: 'with •••', status: null, ok: true, times: 4 }],
    });
  });

  test.prop([fc.string({ minLength: 4, unit: 'grapheme' }), fc.string(), fc.string()])(
    'is never in the output, whatever surrounds it',
    (secret, before, after) => {
      fc.pre(!'•••'.includes(secret) && !`${before}${after}`.includes(secret));
      const redact = redactor([secret]);
      expect(redact(`${before} ${secret} ${after}`)).not.toContain(secret);
      expect(redact(JSON.stringify({ secret }))).toBe('{"secret":"•••"}');
    },
  );
});

describe('A printable text', () => {
  it.each([
    ['a terminal colour', 'a\u001b[31mb', 'a\\u001b[31mb'],
    ['a line break', 'a\r\nb', 'a\\r\\nb'],
    ['a NUL', 'a\0b', 'a\\u0000b'],
    ['a C1 control', 'a\u009b2Jb', 'a\\u009b2Jb'],
    ['right-to-left text', 'a\u202eb\u2066c', 'a\\u202eb\\u2066c'],
    ['zero-width characters', 'a\u200bb\ufeff', 'a\\u200bb\\ufeff'],
    ['a tag', 'a\u{e0041}b', 'a\\u{e0041}b'],
    ['a line separator', 'a\u2028b', 'a\\u2028b'],
    ['a lone surrogate', 'a\ud800b', 'a\\ud800b'],
  ])('shows %s', (_, text, shown) => {
    expect(printable(text)).toBe(shown);
  });

  it('is unchanged if all characters are printable', () => {
    const text = 'Reçu n° 12 « payé » – 12,50 € 😀';
    expect(printable(text)).toBe(text);
  });

  test.prop([fc.jsonValue()])('keeps its value in JSON', (value) => {
    const json = printableJson(value);
    expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)));
    expect(json).not.toMatch(/[^\P{Cc}\n]|[\p{Cf}\u2028\u2029]/u);
  });
});
