import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Options } from './Options.ts';
import { UsageError } from './UsageError.ts';

const usualPlaces = ['.', 'openapi', 'api', 'docs', 'spec'].flatMap((folder) =>
  ['yaml', 'yml', 'json'].map((end) =>
    folder === '.' ? `openapi.${end}` : `${folder}/openapi.${end}`,
  ),
);

/** The path of the contract: `--contract`, or the first usual place that exists. Throws UsageError. */
export function findContract(options: Options, cwd: string): string {
  const named = options.text('contract');
  if (named !== null) return named;
  const found = usualPlaces.find((place) => existsSync(resolve(cwd, place)));
  if (found !== undefined) return found;
  throw new UsageError('The contract is missing: --contract openapi.yaml');
}
