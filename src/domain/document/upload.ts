import * as E from 'fp-ts/Either';
import type { Brand } from '../basis/brand';
import { documentTypeOf, hasItsEnd, isConvertible, type DocumentType } from './documentContent';

/**
 * A document that may be sent: a whole PNG, JPEG or PDF of at most 10 MB, in memory, with the type of its
 * content and a name that fits it.
 */
export type Upload = Brand<File, 'Upload'>;

export interface UploadError {
  readonly kind:
    | 'upload/missing'
    /** Neither its content nor its name is one of the three. */
    | 'upload/wrong-kind'
    | 'upload/empty'
    | 'upload/too-large'
    /** Its name is one of the three, its content is not. */
    | 'upload/not-what-it-says'
    /** Its end is missing: a copy or a download stopped before. */
    | 'upload/incomplete'
    /** A PDF that asks for a password to be opened. */
    | 'upload/locked'
    /** A PDF that may ask for a password: the code that tells did not arrive. */
    | 'upload/unchecked'
    /** A photo in HEIC that this browser cannot decode. */
    | 'upload/heic'
    /** The file cannot be read: moved, changed or deleted since it was chosen, or a folder. */
    | 'upload/unreadable';
}

/** By type, the endings of names that fit; the first is given to a name that does not. */
const endings: Readonly<Record<DocumentType, readonly string[]>> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'application/pdf': ['pdf'],
};

/** Endings of names that say what is in the file. */
const known = /\.(?:png|jpe?g|jfif|pdf|hei[cf])$/i;

/** Endings that a name loses when its content is another. */
const replaceable = /\.(?:png|jpe?g|jfif|pdf|hei[cf]|webp|avif|gif)$/i;

const LIMIT_BYTES = 10_000_000;

/** For the `accept` of a file field; the last ones are decoded or explained. */
export const acceptedDocuments = [
  ...Object.entries(endings).flatMap(([type, fitting]) => [
    type,
    ...fitting.map((one) => `.${one}`),
  ]),
  'image/heic,.heic,.heif,image/webp,.webp,image/avif,.avif,image/gif,.gif',
].join();

/** Whether a file of this size in bytes may be sent: known before it is read. */
export function checkUploadSize(size: number): E.Either<UploadError, number> {
  if (size === 0) return E.left({ kind: 'upload/empty' });
  return size > LIMIT_BYTES ? E.left({ kind: 'upload/too-large' }) : E.right(size);
}

/**
 * The document with this content (M2.23, M5.8): the content decides, not the name or the declared type, which
 * phones and scanners write as they like. The server checks again.
 */
export function parseUpload(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): E.Either<UploadError, Upload> {
  const size = checkUploadSize(bytes.length);
  if (E.isLeft(size)) return size;
  const type = documentTypeOf(bytes);
  if (type === null || isConvertible(type)) {
    return E.left({
      kind: known.test(name) ? 'upload/not-what-it-says' : 'upload/wrong-kind',
    });
  }
  if (!hasItsEnd(type, bytes)) return E.left({ kind: 'upload/incomplete' });
  return E.right(new File([bytes], fittingName(name, type), { type }) as Upload);
}

/** In characters, before its ending. */
const LONGEST_NAME = 100;

/** Without folders, signs that hide or reverse a part of the name, and points and spaces at its end. */
function fittingName(given: string, type: DocumentType): string {
  const name = given
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/(?<![\s.])[\s.]+$/, '');
  const fitting = endings[type].find((one) => name.toLowerCase().endsWith(`.${one}`));
  const ending = fitting === undefined ? `.${endings[type][0]}` : name.slice(-fitting.length - 1);
  const base =
    fitting === undefined ? name.replace(replaceable, '') : name.slice(0, -ending.length);
  return Array.from(base).slice(0, LONGEST_NAME).join('') + ending;
}
