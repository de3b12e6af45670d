import type { ContractDocument, MediaType } from '../contract/document.ts';
import { merged } from './followSchema.ts';

/** How a field of a multipart form is sent. */
export interface FormPart {
  /** Accepted content types, in lower case; ranges (`image/*`) among them. */
  readonly types: readonly string[];
  /** Whether it is sent as a file; otherwise as text. */
  readonly isFile: boolean;
}

/** The part that a field is sent in, by its `encoding` or its schema. Each item of a list has its own. */
export function formPart(
  document: ContractDocument,
  { schema, encoding = {} }: MediaType,
  name: string,
): FormPart {
  const field = merged(document, merged(document, schema).properties?.[name] ?? {});
  const one = field.items === undefined ? field : merged(document, field.items);
  const isBinary = one.format === 'binary' || one.contentMediaType !== undefined;
  const listed = encoding[name]?.contentType?.split(',').map((type) => type.trim().toLowerCase());
  const usual = [one.type].flat().includes('object') ? 'application/json' : plain;
  const types = listed ?? [isBinary ? (one.contentMediaType ?? anyBytes).toLowerCase() : usual];
  const isTyped = listed?.some((type) => !type.startsWith(plain)) === true;
  return {
    types: types.map((type) => (type === anyBytes ? '*/*' : type)),
    isFile: isBinary || isTyped,
  };
}

const anyBytes = 'application/octet-stream';

/** The content type of a part that names none (RFC 7578, section 4.4). */
const plain = 'text/plain';
