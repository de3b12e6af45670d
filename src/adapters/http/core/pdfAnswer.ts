import { identity } from 'fp-ts/function';
import { failure, success, Type } from 'io-ts';
import { asRecord } from '../../../domain/basis/asRecord';

interface Refusal {
  readonly state: false;
}

/** Readers accept a byte order mark and white space before the signature, within the first 1,024 bytes. */
const PDF = /^(?:\u00EF\u00BB\u00BF)?\s*%PDF-/;

/**
 * A PDF, recognised by its first bytes (`x-binary-signature` in the contract), whatever its media type. The
 * blob always has the media type of a PDF, so that a browser never opens it as anything else. The answer may
 * also be a refusal, as JSON (M8.1, P7.1).
 */
export const pdfAnswer = new Type<Blob | Refusal, unknown>(
  'PDF',
  (value) => value instanceof Blob,
  (input, context) => {
    if (!(input instanceof ArrayBuffer)) return failure(input, context);
    if (isPdf(input)) return success(new Blob([input], { type: 'application/pdf' }));
    const text = new TextDecoder().decode(input);
    const refusal = readRefusal(text);
    return refusal ? success(refusal) : failure(text, context);
  },
  identity,
);

function isPdf(bytes: ArrayBuffer): boolean {
  return PDF.test(new TextDecoder('latin1').decode(bytes.slice(0, 1024)));
}

/** The mark of v1 is `state: false`, that of v2 `status: "error"`; null for any other text. */
function readRefusal(text: string): Refusal | null {
  try {
    const answer = asRecord(JSON.parse(text));
    const isRefusal = answer['state'] === false || answer['status'] === 'error';
    return isRefusal ? { ...answer, state: false } : null;
  } catch {
    return null;
  }
}
