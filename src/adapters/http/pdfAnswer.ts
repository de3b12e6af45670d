import { identity } from 'fp-ts/function';
import { failure, success, Type } from 'io-ts';

interface Refusal {
  readonly state: false;
}

const SIGNATURE = '%PDF-';

/**
 * The bytes of a PDF, told by how they begin (`x-binary-signature` in the contract), whatever media type came with
 * them. A refusal may come instead, as JSON with `state: false` (M8.1).
 */
export const pdfAnswer = new Type<ArrayBuffer | Refusal, unknown, unknown>(
  'PDF',
  isPdf,
  (input, context) => {
    if (!(input instanceof ArrayBuffer)) return failure(input, context);
    if (isPdf(input)) return success(input);
    const text = new TextDecoder().decode(input);
    return isRefusalText(text) ? success(JSON.parse(text) as Refusal) : failure(text, context);
  },
  identity,
);

function isPdf(bytes: unknown): bytes is ArrayBuffer {
  return (
    bytes instanceof ArrayBuffer &&
    new TextDecoder('latin1').decode(bytes.slice(0, SIGNATURE.length)) === SIGNATURE
  );
}

function isRefusalText(text: string): boolean {
  try {
    return (JSON.parse(text) as Partial<Refusal> | null)?.state === false;
  } catch {
    return false;
  }
}
