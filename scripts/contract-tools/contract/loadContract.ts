import { UsageError } from '../command/Terminal.ts';
import { readContract, type Contract, type Reading } from './readContract.ts';
import { fileBeside, isUrl, readSourceFile, type SourceFile } from './sourceFile.ts';

const timeLimitMs = 10_000;
const mostBytes = 50_000_000;
const most = 500;

/** Reads a contract from files, or from a URL (http, https) with what it refers to there. */
export async function loadContract(
  path: string,
  cwd: string,
  reading: Reading = {},
): Promise<Contract> {
  const loaded = isUrl(path) ? await loadAll(new URL(path).href) : undefined;
  return readContract(isUrl(path) ? new URL(path).href : path, cwd, { ...reading, loaded });
}

/** A reference that cannot be loaded fails where it is used: an example may contain others. */
async function loadAll(root: string): Promise<ReadonlyMap<string, SourceFile | UsageError>> {
  const loaded = new Map<string, SourceFile | UsageError>();
  const waiting = [root];
  for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
    if (loaded.has(url)) continue;
    if (loaded.size === most) throw new UsageError(`${root} has more than ${most} files.`);
    const file = await load(url);
    if (file instanceof UsageError && url === root) throw file;
    loaded.set(url, file);
    if (!(file instanceof UsageError)) waiting.push(...referencesOf(file));
  }
  return loaded;
}

async function load(url: string): Promise<SourceFile | UsageError> {
  try {
    const signal = AbortSignal.timeout(timeLimitMs);
    const answer = await fetch(url, { signal, redirect: 'manual' });
    const target = answer.headers.get('location');
    if (target !== null && answer.status < 400) {
      return new UsageError(`${url} redirects to ${target}: name that address.`);
    }
    if (!answer.ok) return new UsageError(`${url} answers ${answer.status}, not a contract.`);
    return readSourceFile(url, await textOf(answer, url));
  } catch (problem) {
    if (problem instanceof UsageError) return problem;
    const { name, cause } = problem as Error;
    const { code = 'no connection' } = Object(cause) as { readonly code?: string };
    const why = name === 'TimeoutError' ? `no answer in ${timeLimitMs / 1000} s` : code;
    return new UsageError(`${url} cannot be read (${why}).`, { cause: problem });
  }
}

async function textOf({ body }: Response, url: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > mostBytes) throw new UsageError(`${url} has more than ${mostBytes / 1e6} MB.`);
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function referencesOf({ path, value }: SourceFile): readonly string[] {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, one] of Object.entries(node)) {
      const isReference = (key === '$ref' || key === 'externalValue') && typeof one === 'string';
      const [file = ''] = isReference ? one.split('#', 1) : [];
      if (file === '') visit(one);
      else found.add(fileBeside(path, file) ?? '');
    }
  };
  visit(value);
  return [...found].filter((url) => url !== '');
}
