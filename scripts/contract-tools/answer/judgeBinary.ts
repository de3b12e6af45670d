import { inflateSync } from 'node:zlib';
import type { Schema } from '../contract/document.ts';
import type { RuleId } from '../report/Finding.ts';

/** The UTF-8 bytes of U+FFFD, which replaces bytes that cannot be decoded. */
const replacement = Buffer.from('\uFFFD');

/** Where a PDF has its end mark (ISO 32000-1, annex H.3.18), and its signature is searched, in bytes. */
const margin = 1_024;

/** The first bytes of common types, where the contract has no `x-binary-signature`; Latin-1. */
const signatures: Readonly<Record<string, string>> = {
  'application/pdf': '%PDF-',
  'image/png': '\x89PNG\r\n\x1A\n',
  'image/jpeg': '\xFF\xD8\xFF',
  'image/gif': 'GIF8',
  'application/zip': 'PK',
  'application/gzip': '\x1F\x8B',
};

type Told = readonly (readonly [RuleId, string])[];

/** Checks a file against its schema and what is known of its content type: the first problem, or none. */
export function judgeBinary(bytes: Uint8Array, schema: Schema, contentType: string): Told {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const signature = schema['x-binary-signature'] ?? signatures[contentType];
  const isPdf = signature?.startsWith('%PDF') === true;
  const end = schema['x-binary-end'] ?? (isPdf ? '%%EOF' : undefined);
  if (file.length === 0 && schema.minLength !== 0)
    return [['binary/signature', 'The file is empty.']];
  if (signature !== undefined && !file.subarray(0, signature.length).equals(latin1(signature))) {
    const at = file.subarray(0, margin).indexOf(latin1(signature));
    const found = at < 0 ? 'not near its beginning' : `after ${at} other bytes`;
    return [['binary/signature', `The signature ${JSON.stringify(signature)} is ${found}.`]];
  }
  if (signature !== undefined && file.subarray(0, 64).includes(replacement)) {
    return [['binary/signature', 'A text encoding has damaged the bytes.']];
  }
  if (end !== undefined && !file.subarray(-margin).includes(latin1(end))) {
    return [['binary/end', `The mark \`${end}\` is not at its end: the file is truncated.`]];
  }
  return isPdf && hasNoPage(file) ? [['binary/no-page', 'The PDF has no page.']] : [];
}

const page = /\/Type\s*\/Page(?![A-Za-z])/;
const compressedObjects = /\/ObjStm\b/;

/** Searches compressed objects too; false where they, or the whole file, cannot be read. */
function hasNoPage(file: Buffer): boolean {
  const text = file.toString('latin1');
  if (page.test(text) || /\/Encrypt\b/.test(text)) return false;
  if (!compressedObjects.test(text)) return true;
  const streams = [...text.matchAll(/\/ObjStm[^]{0,400}?stream\r?\n/g)];
  return streams.every(({ index, 0: head }) => {
    try {
      const inflated = inflateSync(file.subarray(index + head.length), {
        finishFlush: 2,
        maxOutputLength: 8_000_000,
      });
      return !page.test(inflated.toString('latin1'));
    } catch {
      return false;
    }
  });
}

function latin1(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}
