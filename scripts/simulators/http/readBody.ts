import type { UploadedFile } from './operationTypes.ts';

/** A form brings four documents at most, of 10 MB each; texts alone are the numbers of a company's passages at most. */
const bodyLimits = { withDocuments: 44_000_000, texts: 1_000_000 } as const;

/** Four levels are as deep as the contract goes; what nests without end breaks whoever reads or keeps it. */
const deepest = 32;

/** A body that is none: no JSON, a broken multipart, another media type than the contract's, too much of it. */
export class UnreadableBody extends Error {}

/** Reads a body as the media type that the contract names. Rejects with UnreadableBody. */
export async function readBody(request: Request, contentType: string): Promise<unknown> {
  const declared = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (declared !== contentType) throw new UnreadableBody(`a body of ${contentType} is needed`);
  try {
    const { withDocuments, texts } = bodyLimits;
    const limit = contentType === 'multipart/form-data' ? withDocuments : texts;
    const limited = limitedBody(request, limit);
    if (contentType !== 'application/json') return await fieldsOf(await limited.formData());
    const body: unknown = await limited.json();
    if (isDeeperThan(deepest, body)) throw new Error('the body is nested too deep');
    return body;
  } catch (problem) {
    throw new UnreadableBody('the body cannot be read', { cause: problem });
  }
}

/** The body of a request, which fails while it is read once it is larger than any that is wanted, in bytes. */
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

/** Name → text or file. A name that comes twice becomes a list, which no schema of the contract accepts. */
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
