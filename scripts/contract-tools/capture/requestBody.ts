import { readJson } from '../answer/readContent.ts';
import { headerOf, type HarPostData, type HarRequest } from './HarEntry.ts';

/** A file of a form. Its bytes are rarely recorded, its name and type are. */
export interface RecordedFile {
  readonly type: string | null;
}

/** The parsed body of a request, or the reason why it cannot be checked. */
export type RequestBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'unrecorded' }
  | { readonly kind: 'unreadable'; readonly problem: string }
  | {
      readonly kind: 'read';
      /** Lower case, without parameters; null if it was not recorded. */
      readonly contentType: string | null;
      /** For a form: name → text, or a list for a repeated name; `file` for a file. */
      readonly value: unknown;
      readonly files: Readonly<Record<string, RecordedFile>>;
    };

/** Parses a request body. Never rejects. */
export async function requestBody(request: HarRequest): Promise<RequestBody> {
  const { postData, headers, bodySize } = request;
  const declared = headerOf(headers, 'content-type') ?? (postData?.mimeType || null);
  const length = Number(headerOf(headers, 'content-length') ?? Number.NaN);
  const text = postData?.text ?? '';
  const params = postData?.params ?? [];
  if (text === '' && params.length === 0) {
    const isSent = declared !== null || length > 0 || bodySize !== 0;
    return isSent && length !== 0 ? { kind: 'unrecorded' } : { kind: 'none' };
  }
  const contentType = declared?.split(';')[0]?.trim().toLowerCase() ?? null;
  switch (contentType) {
    case 'application/x-www-form-urlencoded':
      return read(contentType, text === '' ? ofParams(params) : [...new URLSearchParams(text)]);
    case 'multipart/form-data':
      return multipart(contentType, declared ?? '', text, params);
    case null:
    default:
      return text === '' ? { kind: 'unrecorded' } : json(contentType, text);
  }
}

type Pair = readonly [name: string, value: string | RecordedFile];

function json(contentType: string | null, text: string): RequestBody {
  const result = readJson(Buffer.from(text));
  return result.ok
    ? { kind: 'read', contentType, value: result.value, files: {} }
    : { kind: 'unreadable', problem: result.problem };
}

/** Parses a form. Whether the recorder truncated one, or it was never valid, a recording does not say. */
async function multipart(
  contentType: string,
  declared: string,
  text: string,
  params: NonNullable<HarPostData['params']>,
): Promise<RequestBody> {
  if (text === '') return read(contentType, ofParams(params));
  try {
    const form = await new Response(text, { headers: { 'Content-Type': declared } }).formData();
    return read(
      contentType,
      [...form].map(([name, value]) => [
        name,
        typeof value === 'string' ? value : { type: value.type || null },
      ]),
    );
  } catch {
    return params.length > 0 ? read(contentType, ofParams(params)) : { kind: 'unrecorded' };
  }
}

function ofParams(params: NonNullable<HarPostData['params']>): readonly Pair[] {
  return params.map(({ name, value, fileName, contentType }) => [
    name,
    typeof fileName === 'string' ? { type: contentType || null } : (value ?? ''),
  ]);
}

function read(contentType: string, pairs: readonly Pair[]): RequestBody {
  const values = new Map<string, string[]>();
  const files = new Map<string, RecordedFile>();
  for (const [name, value] of pairs) {
    values.set(name, [...(values.get(name) ?? []), typeof value === 'string' ? value : 'file']);
    if (typeof value !== 'string') files.set(name, value);
  }
  return {
    kind: 'read',
    contentType,
    value: Object.fromEntries(
      [...values].map(([name, all]) => [name, all.length === 1 ? all[0] : all]),
    ),
    files: Object.fromEntries(files),
  };
}
