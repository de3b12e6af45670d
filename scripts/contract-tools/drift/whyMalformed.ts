import { MiscodedBody } from './contentCoding.ts';
import { largestBody, OversizedBody } from './readBody.ts';

/**
 * Why a received answer cannot be read, as a sentence; null when the connection failed instead.
 * `code` is Node's own.
 */
export function whyMalformed(problem: unknown, code: string): string | null {
  if (problem instanceof OversizedBody) {
    return `The body is larger than ${largestBody / 1_000_000} MB: the rest was not read.`;
  }
  if (problem instanceof MiscodedBody) return problem.message;
  if (code === 'HPE_HEADER_OVERFLOW') return 'The headers are larger than 16 kB.';
  return /^HPE_/.test(code) ? 'The answer is not HTTP.' : null;
}
