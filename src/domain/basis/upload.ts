import * as E from 'fp-ts/Either';
import type { Brand } from './brand';

/** What a browser knows of a chosen file before it is read; `size` in bytes. */
export interface FileFacts {
  readonly name: string;
  /** The declared media type; empty when the browser does not know it. */
  readonly type: string;
  readonly size: number;
}

/** A document that may be sent: PNG, JPEG or PDF by name, declared type and first bytes, at most 10 MB. */
export type Upload<Given extends FileFacts = File> = Brand<Given, 'Upload'>;

export interface UploadError {
  readonly kind:
    | 'upload/missing'
    /** The name or the declared type is not one of the three. */
    | 'upload/wrong-kind'
    | 'upload/empty'
    | 'upload/too-large'
    /** Name, declared type and content do not agree. */
    | 'upload/not-what-it-says'
    /** The file cannot be read: moved or deleted since it was chosen, or a folder. */
    | 'upload/unreadable';
}

interface DocumentKind {
  readonly type: string;
  readonly extensions: readonly string[];
  readonly signature: readonly number[];
}

const kinds: readonly DocumentKind[] = [
  {
    type: 'image/png',
    extensions: ['png'],
    signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  },
  { type: 'image/jpeg', extensions: ['jpg', 'jpeg', 'jfif'], signature: [0xff, 0xd8, 0xff] },
  { type: 'application/pdf', extensions: ['pdf'], signature: [0x25, 0x50, 0x44, 0x46, 0x2d] },
];

/** The type that a browser declares for a file of unknown type. */
const undeclared = ['', 'application/octet-stream'];

const LIMIT_BYTES = 10_000_000;

/** How many first bytes `parseUpload` needs. */
export const signatureLength = 8;

/** For the `accept` of a file field. */
export const acceptedDocuments = kinds
  .flatMap(({ type, extensions }) => [type, ...extensions.map((one) => `.${one}`)])
  .join();

/** Checks whether this file may be sent (M2.23, M5.8); the server checks again. */
export function parseUpload<Given extends FileFacts>(
  file: Given,
  firstBytes: Uint8Array,
): E.Either<UploadError, Upload<Given>> {
  const named = kindNamed(file.name);
  const isDeclared = !undeclared.includes(file.type);
  if (!named || (isDeclared && !kinds.some(({ type }) => type === file.type))) {
    return E.left({ kind: 'upload/wrong-kind' });
  }
  if (file.size === 0) return E.left({ kind: 'upload/empty' });
  if (file.size > LIMIT_BYTES) return E.left({ kind: 'upload/too-large' });
  const isAsDeclared = !isDeclared || named.type === file.type;
  const isAsWritten = named.signature.every((byte, index) => firstBytes[index] === byte);
  return isAsDeclared && isAsWritten
    ? E.right(file as Upload<Given>)
    : E.left({ kind: 'upload/not-what-it-says' });
}

/** The media type of a checked document, by its name: its first bytes agree with it. */
export function mediaTypeOf({ name }: Upload<FileFacts>): string {
  return kindNamed(name)?.type ?? 'application/octet-stream';
}

function kindNamed(name: string): DocumentKind | null {
  return kinds.find(({ extensions }) => extensions.includes(extensionOf(name))) ?? null;
}

function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}
