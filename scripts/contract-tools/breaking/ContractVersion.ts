import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { UsageError } from '../command/Terminal.ts';
import type { ContractDocument } from '../contract/document.ts';
import { loadContract } from '../contract/loadContract.ts';
import type { Contract } from '../contract/readContract.ts';
import type { SourceLine } from '../contract/sourceLines.ts';

/** One version of the contract, parsed. */
export interface ContractVersion {
  /** The name shown in the report: `main`, `the working tree`, a path. */
  readonly name: string;
  readonly document: ContractDocument;
  /** The value of `info.version`. */
  readonly version: string;
  /** How it was read, where that is not evident: sentences. */
  readonly notes: readonly string[];
  /** Returns the source line of a pointer; files of a git revision are named `REF:openapi/…`. */
  readonly locate: (pointer: string) => SourceLine;
  /** Deletes the temporary files; `locate` does not work afterwards. */
  readonly forget: () => Promise<void>;
}

const run = promisify(execFile);

/** Reads a contract from the disk or a URL. The path is relative to `cwd`. */
export async function versionOfFile(
  path: string,
  cwd: string,
  name: string = path,
): Promise<ContractVersion> {
  const contract = await read(name, () => loadContract(path, cwd));
  return { ...versionOf(contract, name), forget: () => Promise.resolve() };
}

/** Reads a contract at a git revision. Its files are in a temporary folder until `forget` is called. */
export async function versionOfRevision(
  revision: string,
  path: string,
  cwd: string,
): Promise<ContractVersion> {
  const git = gitAt(cwd);
  const commit = await git(['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]).catch(
    () => '',
  );
  if (revision.startsWith('-') || commit === '') {
    throw new UsageError(`git finds no revision « ${revision} » here: fetch it or name another.`);
  }
  const root = await git(['rev-parse', '--show-toplevel']);
  const inRoot = relative(root, resolve(cwd, path)).split(sep).join('/');
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  const forget = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    await unpack(gitAt(root), commit, folder);
    const contract = await read(revision, () => loadContract(inRoot, join(folder, 'files')));
    const version = versionOf(contract, revision, (file) => `${revision}:${file}`);
    return { ...version, forget };
  } catch (problem) {
    await forget();
    throw problem;
  }
}

type Git = (args: readonly string[], env?: Readonly<Record<string, string>>) => Promise<string>;

function gitAt(cwd: string): Git {
  return async (args, env = {}) => {
    const options = { cwd, env: { ...process.env, ...env }, maxBuffer: 64_000_000 };
    const { stdout } = await run('git', [...args], options);
    return stdout.trim();
  };
}

/** Files below these folders are no part of a contract. */
const others = /(^|\/)(node_modules|vendor)\//;
const filesPerCall = 500;

async function unpack(git: Git, commit: string, folder: string): Promise<void> {
  // A separate index: the user's staged files are not affected.
  const index = { GIT_INDEX_FILE: join(folder, 'index') };
  await git(['read-tree', commit], index);
  const listed = (await git(['ls-tree', '-r', '--name-only', '-z', commit])).split('\0');
  const files = listed.filter((file) => /\.(ya?ml|json)$/.test(file) && !others.test(file));
  const prefix = `${join(folder, 'files')}${sep}`;
  for (let at = 0; at < files.length; at += filesPerCall) {
    const some = files.slice(at, at + filesPerCall);
    await git(['checkout-index', `--prefix=${prefix}`, '--', ...some], index);
  }
}

async function read(name: string, reading: () => Promise<Contract>): Promise<Contract> {
  try {
    return await reading();
  } catch (problem) {
    if (!(problem instanceof UsageError)) throw problem;
    throw new UsageError(`The contract of ${name} cannot be read: ${problem.message}`, {
      cause: problem,
    });
  }
}

function versionOf(
  { document, locate, notes }: Contract,
  name: string,
  tellFile: (file: string) => string = (file) => file,
): Omit<ContractVersion, 'forget'> {
  return {
    name,
    document,
    version: document.info.version,
    notes,
    locate: (pointer) => {
      const { file, line } = locate(pointer);
      return { file: tellFile(file), line };
    },
  };
}
