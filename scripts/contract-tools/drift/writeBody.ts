import { isOfType } from '../answer/mediaTypes.ts';
import type { ContractDocument } from '../contract/document.ts';
import { bare, type ListedBody } from '../contract/operations.ts';
import { formPart } from '../schema/formPart.ts';
import type { Fields } from './Input.ts';
import { text } from './writeParameter.ts';

/** The body of a request in the content type of the contract, and the header; null without a body. */
export function writeBody(
  document: ContractDocument,
  body: ListedBody | null,
  value: unknown,
): { readonly body: string | FormData; readonly contentType: string | null } | null {
  if (body === null || value === undefined) return null;
  const { contentType } = body;
  switch (bare(contentType)) {
    case 'multipart/form-data':
      // The form sets its own content type, with the boundary of its parts.
      return { body: formData(value as Fields, document, body), contentType: null };
    case 'application/x-www-form-urlencoded':
      return { body: new URLSearchParams(pairs(value as Fields)).toString(), contentType };
    default: {
      const isText = bare(contentType).startsWith('text/') && typeof value === 'string';
      return { body: isText ? value : JSON.stringify(value), contentType };
    }
  }
}

/** A file contains the text of the input. */
function formData(fields: Fields, document: ContractDocument, body: ListedBody): FormData {
  const form = new FormData();
  for (const [name, value] of pairs(fields)) {
    const { types, isFile } = formPart(document, body, name);
    if (isFile) form.append(name, fileOf(name, value, types));
    else form.append(name, value);
  }
  return form;
}

const extensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'text/plain': 'txt',
  'text/csv': 'csv',
};

function fileOf(name: string, value: string, types: readonly string[]): File {
  const isPdf = value.startsWith('%PDF') && types.some((one) => isOfType(pdf, one));
  const type = isPdf ? pdf : concrete(types[0] ?? anyType);
  return new File([value], `${name}.${extensions[type] ?? 'bin'}`, { type });
}

const pdf = 'application/pdf';
const anyType = '*/*';

/** A type of a range: `image/png` of `image/*`. */
function concrete(type: string): string {
  if (!type.endsWith('/*')) return type;
  const known = type === anyType ? [] : Object.keys(extensions);
  return known.find((one) => isOfType(one, type)) ?? 'application/octet-stream';
}

/** An array becomes one pair per item. */
function pairs(fields: Fields): [string, string][] {
  return Object.entries(fields).flatMap(([key, value]): [string, string][] =>
    (Array.isArray(value) ? value : [value]).map((item) => [key, text(item)]),
  );
}
