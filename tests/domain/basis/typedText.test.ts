import { fc, test } from '../../support/basis/property';
import { expect, it } from 'vitest';
import { typedText } from '../../../src/domain/basis/typedText';
import { invisible, unseen } from '../../support/basis/pasted';

it.each([
  ['FR14\u200b2004', 'FR142004'],
  ['\u202aabc\u202c \u2066d\u2069', 'abc d'],
  ['mar\u00adseille\ufeff', 'marseille'],
  ['１２ Ａｂ．', '12 Ab.'],
  ['❤\ufe0f', '❤'],
  ['AB\u0002\ufffe12\u3164\u034f\u{e0100}3\tCD\n', 'AB123\tCD\n'],
  ['٠٦۳۹', '0639'],
  ['É e\u0301 œ·’', 'É e\u0301 œ·’'],
])('what nobody sees is no part of a typed text: « %s » is « %s »', (raw, text) => {
  expect(typedText(raw)).toBe(text);
});

test.prop([fc.string().chain((text) => unseen(text).map((pasted) => [pasted, text] as const))])(
  'wherever it stands',
  ([pasted, text]) => {
    expect(typedText(pasted)).toBe(typedText(text));
    expect(invisible.some((sign) => typedText(pasted).includes(sign))).toBe(false);
  },
);
