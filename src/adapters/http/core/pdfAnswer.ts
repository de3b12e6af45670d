import { identity } from 'fp-ts/function';
import { failure, success, Type } from 'io-ts';

interface Refusal {
  readonly state: false;
}

const SIGNATURE = '%PDF-';

/**
 * A PDF, recognised by its first bytes (`x-binary-signature` in the contract), whatever its media type. The
 * blob always has the media type of a PDF, so that a browser never opens it as anything else. The answer may
 * also be a refusal, as JSON with `state: false` (M8.1).
 */
export const pdfAnswer = new Type<Blob | Refusal, unknown, unknown>(
  'PDF',
  (value) => value instanceof Blob,
  (input, context) => {
    if (!(input instanceof ArrayBuffer)) return failure(input, context);
    if (isPdf(input)) return success(new Blob([input], { type: 'application/pdf' }));
    const text = new TextDecoder().decode(input);
    return isRefusalText(text) ? success(JSON.parse(text) as Refusal) : failure(text, context);
  },
  identity,
);

function isPdf(bytes: ArrayBuffer): boolean {
  return new TextDecoder('latin1').decode(bytes.slice(0, SIGNATURE.length)) === SIGNATURE;
}

function isRefusalText(text: string): boolean {
  try {
    return (JSON.parse(text) as Partial<Refusal> | null)?.state === false;
  } catch {
    return false;
  }
}
