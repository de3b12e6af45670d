import type { Schema } from '../contract/document.ts';
import type { RuleId } from './rules.ts';

/** What UTF-8 makes of a byte that it cannot read. */
const replacement = Buffer.from('\uFFFD');

/** Within this many last bytes a PDF has its end mark (ISO 32000-1, annex H.3.18); within as many first ones, its line of high bytes. */
const margin = 1_024;

/** A file held to `x-binary-signature` and `x-binary-end` of its schema: no misfit, or the one that explains the others. */
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
    const found = at < 0 ? 'nowhere near its beginning' : `after ${at} other bytes`;
    return [['binary/signature', `The signature \`${signature}\` is ${found}.`]];
  }
  if (signature !== undefined && file.subarray(0, 64).includes(replacement)) {
    return [['binary/signature', 'The bytes went through a text encoding and are damaged.']];
  }
  if (end !== undefined && !file.subarray(-margin).includes(latin1(end))) {
    return [['binary/end', `The mark \`${end}\` is not at its end: the file is cut short.`]];
  }
  return [];
}

function latin1(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}
