import type { Operation } from './Operation';

/**
 * The slowest connection for which an upload does not time out, in bytes per millisecond: 10 MB in 200
 * seconds.
 */
const SLOWEST_UPLOAD = 50;

interface EncodedBody {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds that its files need on the slowest connection. */
  readonly uploadMs: number;
}

type FormValue = string | number | boolean | Blob | undefined;
type FormFields = Readonly<Record<string, FormValue | readonly FormValue[]>>;

/**
 * The body in the encoding of its operation. openapi-fetch sends a form because of its header, and JSON if
 * there is no header.
 */
export function encodeBody(encoding: Operation['encoding'], body: object = {}): EncodedBody {
  switch (encoding) {
    case 'none':
      return { uploadMs: 0 };
    case 'json':
      return { body, uploadMs: 0 };
    case 'form':
      return {
        body: pairsOf(body as FormFields),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        uploadMs: 0,
      };
    case 'multipart':
      return multipart(body as FormFields);
  }
}

/** The browser writes the header, because it chooses the boundary; a file is sent with its name. */
function multipart(fields: FormFields): EncodedBody {
  const body = new FormData();
  let bytes = 0;
  for (const [name, value] of pairsOf(fields)) {
    body.append(name, value);
    if (value instanceof Blob) bytes += value.size;
  }
  return { body, uploadMs: bytes / SLOWEST_UPLOAD };
}

/** The fields of a form: one field per item of a list; undefined values are left out. */
function pairsOf(fields: FormFields): readonly (readonly [string, string | Blob])[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((item) => item !== undefined)
      .map((item) => [name, item instanceof Blob ? item : String(item)] as const),
  );
}
