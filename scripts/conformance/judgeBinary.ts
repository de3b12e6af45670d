import type { Schema } from '../contract/document.ts';
import type { RuleId } from './rules.ts';

/** The UTF-8 bytes of U+FFFD, which replaces bytes that cannot be decoded. */
const replacement = Buffer.from('\uFFFD');

/**
 * A PDF has its end mark within this many last bytes (ISO 32000-1, annex H.3.18). The signature is
 * searched within as many first bytes.
 */
const margin = 1_024;

/**
 * Checks a file against `x-binary-signature` and `x-binary-end` of its schema. Returns no
 * difference, or the one that explains the others.
 */
export function judgeBinary(
  bytes: Uint8Array,
  schema: Schema,
): readonly (readonly [RuleId, string])[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const signature = schema['x-binary-signature'];
  const end = schema['x-binary-end'];
  if (file.length === 0) return [['binary/signature', 'The file is empty.']];
  if (signature !== undefined && !file.subarray(0, signature.length).equals(latin1(signature))) {
    const at = file.subarray(0, margin).indexOf(latin1(signature));
    const found = at < 0 ? 'not near its beginning' : `after ${at} other bytes`;
    return [['binary/signature', `The signature \`${signature}\` is ${found}.`]];
  }
  if (signature !== undefined && file.subarray(0, 64).includes(replacement)) {
    return [['binary/signature', 'A text encoding has damaged the bytes.']];
  }
  if (end !== undefined && !file.subarray(-margin).includes(latin1(end))) {
    return [['binary/end', `The mark \`${end}\` is not at its end: the file is truncated.`]];
  }
  return [];
}

function latin1(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}
