import { resolve } from 'node:path';
import { readContract } from '../../../scripts/contract-tools/contract/readContract.ts';
import type { Contract } from '../../../scripts/contract-tools/contract/readContract.ts';
import { projectRoot } from '../../../scripts/process/projectRoot.ts';

const kept = new Map<string, Contract>();

/** Reads each contract once: the files of tests do not change. */
export function keptContract(path: string, cwd: string = projectRoot): Contract {
  const key = resolve(cwd, path);
  const contract = kept.get(key) ?? readContract(path, cwd);
  kept.set(key, contract);
  return contract;
}

/** The contract of this project. */
export const ownContract: Contract = keptContract('openapi/openapi.yaml');
