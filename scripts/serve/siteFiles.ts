import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { cacheControlOf } from './cacheRules.ts';
import { contentTypeOf } from './contentTypes.ts';
import type { Encoding } from './encoding.ts';

export interface SiteFile {
  readonly contentType: string;
  readonly cacheControl: string;
  readonly etag: string;
  /** With what the build compressed: a changed copy of a build is served as it is. */
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>>> & { readonly identity: Buffer };
}

/** Address path (« /assets/main-1a2b.js ») → file. The server serves only the files of this map. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/**
 * Reads every file of a production build into memory, except files and folders with a dot at the start. The
 * compressed files (`scripts/build/compressFiles.ts`) have no address of their own.
 */
export async function readSiteFiles(folder: string): Promise<SiteFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/'))
    .filter((path) => !path.split('/').some((segment) => segment.startsWith('.')));
  const all = new Set(paths);
  const isCompressed = (path: string): boolean =>
    /\.(br|gz)$/.test(path) && all.has(path.replace(/\.\w+$/, ''));
  return new Map(
    await Promise.all(
      paths
        .filter((path) => !isCompressed(path))
        .map(async (path) => [path, await toSiteFile(folder, path, all)] as const),
    ),
  );
}

/** A file that is not in the build. */
export function ownFile(path: string, text: string): SiteFile {
  const identity = Buffer.from(text);
  return { ...headersOf(path, identity), bodies: { identity } };
}

function headersOf(path: string, identity: Buffer): Omit<SiteFile, 'bodies'> {
  return {
    contentType: contentTypeOf(path) ?? 'application/octet-stream',
    cacheControl: cacheControlOf(path),
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
  };
}

async function toSiteFile(
  folder: string,
  path: string,
  all: ReadonlySet<string>,
): Promise<SiteFile> {
  const file = join(folder, path);
  const identity = await readFile(file);
  const headers = headersOf(path, identity);
  const compressed = async (end: string): Promise<Buffer | undefined> =>
    all.has(`${path}.${end}`) ? readFile(`${file}.${end}`) : undefined;
  const [br, gz] = await Promise.all([compressed('br'), compressed('gz')]);
  return {
    ...headers,
    bodies: {
      identity,
      ...(br && br.length < identity.length ? { br } : {}),
      ...(gz && gz.length < identity.length ? { gzip: gz } : {}),
    },
  };
}
