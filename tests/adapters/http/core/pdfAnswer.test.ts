import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { pdfAnswer } from '../../../../src/adapters/http/core/pdfAnswer';

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

it('a PDF is known by its first bytes', () => {
  const decoded = pdfAnswer.decode(bytes('%PDF-1.4 …'));
  expect(E.isRight(decoded) && decoded.right instanceof Blob).toBe(true);
});

it.each([
  { state: false, response: 'Facture introuvable.' },
  { status: 'error', message: 'Reçu introuvable.' },
])('M8.1, P7.1 a refusal of either version is one: %j', (refusal) => {
  expect(pdfAnswer.decode(bytes(JSON.stringify(refusal)))).toEqual(
    E.right({ ...refusal, state: false }),
  );
});

it.each(['{"state":true}', '{"status":"success"}', 'null', '<html>', ''])(
  '%j is neither',
  (text) => {
    expect(E.isLeft(pdfAnswer.decode(bytes(text)))).toBe(true);
  },
);
