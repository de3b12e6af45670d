import { UsageError } from '../conformance/command/UsageError.ts';
import { execFile } from 'node:child_process';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { sourceLines } from '../conformance/sourceLines.ts';
import type { SourceLine } from '../conformance/Finding.ts';
import type { ContractDocument } from '../contract/document.ts';
import { readContract } from '../contract/readContract.ts';

/** One version of the contract, parsed. */
export interface ContractVersion {
  /** The name shown in the report: `main`, `the working tree`, a path. */
  readonly name: string;
  readonly document: ContractDocument;
  /** The value of `info.version`. */
  readonly version: string;
  /** Returns the source line of a pointer; files of a git revision are named `REF:openapi/…`. */
  readonly locate: (pointer: string) => SourceLine;
  /** Deletes the temporary files; `locate` does not work afterwards. */
  readonly forget: () => Promise<void>;
}

const run = promisify(execFile);

/** Reads the contract of an `openapi.yaml`. The path is relative to `cwd`. */
export async function versionOfFile(path: string, cwd: string): Promise<ContractVersion> {
  const root = resolve(cwd, path);
  await access(root).catch(() => {
    throw new UsageError(`${path} cannot be read: the path of an openapi.yaml is needed.`);
  });
  const folder = relative(cwd, dirname(root)).split(sep).join('/');
  return readVersion(root, path, (file) =>
    file.replace(/^openapi\//, folder === '' ? '' : `${folder}/`),
  );
}

/** Reads the contract of the project at `cwd` from the disk. */
export async function versionOfWorkingTree(cwd: string): Promise<ContractVersion> {
  const root = join(cwd, 'openapi', 'openapi.yaml');
  return readVersion(root, 'the working tree', (file) => file);
}

/**
 * Reads the contract of the project at `cwd` at a git revision. It is unpacked to a temporary
 * folder until `forget` is called.
 */
export async function versionOfRevision(revision: string, cwd: string): Promise<ContractVersion> {
  const git = gitAt(cwd);
  const commit = await git(['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]).catch(
    () => '',
  );
  if (revision.startsWith('-') || commit === '') {
    throw new UsageError(
      `git finds no revision « ${revision} » here: fetch it, or name another one.`,
    );
  }
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  const forget = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const prefix = await git(['rev-parse', '--show-prefix']);
    // A separate index: the user's staged files are not affected.
    const index = { GIT_INDEX_FILE: join(folder, 'index') };
    await git(['read-tree', `${commit}:${prefix}openapi`], index).catch(() => {
      throw new UsageError(`« ${revision} » has no folder openapi/.`);
    });
    const files = `${join(folder, 'openapi')}${sep}`;
    await git(['checkout-index', '--all', `--prefix=${files}`], index);
    const root = join(files, 'openapi.yaml');
    return { ...(await readVersion(root, revision, (file) => `${revision}:${file}`)), forget };
  } catch (problem) {
    await forget();
    throw problem;
  }
}

type Git = (args: readonly string[], env?: Readonly<Record<string, string>>) => Promise<string>;

function gitAt(cwd: string): Git {
  return async (args, env = {}) => {
    const { stdout } = await run('git', [...args], { cwd, env: { ...process.env, ...env } });
    return stdout.trim();
  };
}

async function readVersion(
  root: string,
  name: string,
  tellFile: (file: string) => string,
): Promise<ContractVersion> {
  const document = await readContract(root).catch((problem: unknown) => {
    throw new UsageError(
      `The contract of ${name} cannot be read: ${sentenceOf(problem, dirname(root))}`,
    );
  });
  const locate = sourceLines(root);
  const { info, paths } = document as Partial<ContractDocument> & {
    readonly info?: { readonly version?: string };
  };
  if (paths === undefined) {
    throw new UsageError(`The contract of ${name} cannot be read: it has no paths.`);
  }
  return {
    name,
    document,
    version: info?.version ?? '',
    locate: (pointer) => {
      const { file, line } = locate(pointer);
      return { file: tellFile(file), line };
    },
    forget: () => Promise.resolve(),
  };
}

function sentenceOf(problem: unknown, folder: string): string {
  const [first = ''] = (problem instanceof Error ? problem.message : String(problem)).split('\n');
  return first.replaceAll(`${folder}${sep}`, '').trim();
}
