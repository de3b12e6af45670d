import { largestBody, OversizedBody } from './readBody.ts';

const undecodable = /^(Z_|ERR__ERROR_|ZSTD_)/;

/**
 * Why a received answer cannot be read, as a sentence; null when the connection failed instead.
 * `code` is Node's own.
 */
export function whyMalformed(problem: unknown, code: string): string | null {
  if (problem instanceof OversizedBody) {
    return `The body is larger than ${largestBody / 1_000_000} MB: the rest was not read.`;
  }
  if (undecodable.test(code)) return 'The body is not compressed as its Content-Encoding says.';
  if (code === 'UND_ERR_HEADERS_OVERFLOW') return 'The headers are larger than 16 kB.';
  return /^(HPE_|HTTPParserError$)/.test(code) ? 'The answer is not HTTP.' : null;
}
