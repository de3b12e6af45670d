import type { ListedBody } from '../contract/operations.ts';
import { bare } from '../contract/operations.ts';
import type { Fields } from './Input.ts';

/** The body of a request in the content type of the contract, and the header; null without a body. */
export function writeBody(
  body: ListedBody | null,
  value: unknown,
): { readonly body: string | FormData; readonly contentType: string | null } | null {
  if (body === null || value === undefined) return null;
  const { contentType } = body;
  switch (bare(contentType)) {
    case 'multipart/form-data':
      // The form sets its own content type, with the boundary of its parts.
      return { body: formData(value as Fields, body), contentType: null };
    case 'application/x-www-form-urlencoded':
      return { body: new URLSearchParams(pairs(value as Fields)).toString(), contentType };
    default:
      return bare(contentType).startsWith('text/')
        ? { body: typeof value === 'string' ? value : JSON.stringify(value), contentType }
        : { body: JSON.stringify(value), contentType };
  }
}

/** A field that lists content types, or has the format `binary`, is a file with the text of the input. */
function formData(fields: Fields, { encoding = {}, schema }: ListedBody): FormData {
  const form = new FormData();
  for (const [name, value] of pairs(fields)) {
    const field = schema.properties?.[name];
    const one = field?.items ?? field;
    const isFile = one?.format === 'binary' || one?.contentMediaType !== undefined;
    const listed =
      encoding[name]?.contentType ?? (isFile ? (one.contentMediaType ?? 'any') : undefined);
    if (listed === undefined) form.append(name, value);
    else form.append(name, fileOf(name, value, listed));
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

function fileOf(name: string, value: string, listed: string): File {
  const types = listed.split(',').map((one) => one.trim().toLowerCase());
  const isPdf = listed === 'any' || types.includes('application/pdf');
  const type = isPdf && value.startsWith('%PDF') ? 'application/pdf' : concrete(types[0] ?? '');
  return new File([value], `${name}.${extensions[type] ?? 'bin'}`, { type });
}

function concrete(type: string): string {
  if (type === 'any' || type === '*/*') return 'application/octet-stream';
  return type === 'image/*' ? 'image/png' : type;
}

/** An array becomes one pair per item. */
function pairs(fields: Fields): [string, string][] {
  return Object.entries(fields).flatMap(([key, value]): [string, string][] =>
    (Array.isArray(value) ? value : [value]).map((item) => [
      key,
      typeof item === 'object' && item !== null ? JSON.stringify(item) : String(item),
    ]),
  );
}
