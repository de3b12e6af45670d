import type { UploadedFile } from './operationTypes.ts';

/**
 * In bytes. A form has at most four documents of 10 MB; the largest text is a list of ids of a
 * company's passages.
 */
const bodyLimits = { withDocuments: 44_000_000, texts: 1_000_000 } as const;

/**
 * The contract needs four levels. Deeper JSON could exhaust the stack of the code that reads or
 * stores it.
 */
const maxDepth = 32;

/**
 * A body that cannot be read: invalid JSON or multipart, a media type other than the contract's, or
 * too large.
 */
export class UnreadableBody extends Error {}

/** Reads a body as the media type of the contract. Rejects with UnreadableBody. */
export async function readBody(request: Request, contentType: string): Promise<unknown> {
  const declared = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (declared !== contentType) throw new UnreadableBody(`a body of ${contentType} is needed`);
  try {
    const { withDocuments, texts } = bodyLimits;
    const limit = contentType === 'multipart/form-data' ? withDocuments : texts;
    const limited = limitedBody(request, limit);
    if (contentType !== 'application/json') return await fieldsOf(await limited.formData());
    const body: unknown = await limited.json();
    if (isDeeperThan(maxDepth, body)) throw new Error('the body is nested too deep');
    return body;
  } catch (problem) {
    throw new UnreadableBody('the body cannot be read', { cause: problem });
  }
}

/** The body of a request; reading it fails once it exceeds the limit, in bytes. */
function limitedBody({ body, headers }: Request, limitBytes: number): Response {
  let size = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.length;
      if (size > limitBytes) controller.error(new Error('the body is too large'));
      else controller.enqueue(chunk);
    },
  });
  return new Response(body?.pipeThrough(limit) ?? null, {
    headers: { 'Content-Type': headers.get('content-type') ?? '' },
  });
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}

/** Name → text or file. A repeated name becomes a list, which no schema of the contract accepts. */
async function fieldsOf(form: FormData): Promise<Readonly<Record<string, unknown>>> {
  const fields = new Map<string, unknown[]>();
  for (const [name, value] of form) {
    if (typeof value === 'string' && value.length > bodyLimits.texts)
      throw new Error(`${name} is too large`);
    const read = typeof value === 'string' ? value : await fileOf(value);
    fields.set(name, [...(fields.get(name) ?? []), read]);
  }
  return Object.fromEntries(
    [...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
}

async function fileOf(file: File): Promise<UploadedFile> {
  return { name: file.name, type: file.type, bytes: await file.bytes() };
}
