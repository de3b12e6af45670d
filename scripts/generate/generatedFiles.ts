import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { readContract } from '../contract/readContract.ts';
import { apiTypes } from './apiTypes.ts';
import { codecsFile } from './codecs/codecsFile.ts';
import { areaColourTokens, colourTokens } from './colourTokens.ts';
import { examplesFile } from './examplesFile.ts';
import { heroPicture } from './heroPicture.ts';
import { mantineVariables } from './mantineVariables.ts';
import { securedCallsFile } from './securedCallsFile.ts';

const header = '// Generated from openapi/ by `npm run generate`. Do not edit.\n';

export const generatedFolder = resolve(import.meta.dirname, '../../generated');

/** Every generated file, by name, as `openapi/` (or another root document), the operator and the theme say it must be. Writes nothing. */
export async function generatedFiles(contractRoot?: string): Promise<ReadonlyMap<string, string>> {
  const document = await readContract(contractRoot);
  const combinators = resolve(import.meta.dirname, 'codecs/combinators.ts');
  const sources = {
    'api.ts': await apiTypes(document),
    'codecs.ts': codecsFile(document),
    'combinators.ts': await readFile(combinators, 'utf8'),
    'examples.ts': examplesFile(document),
    'securedCalls.ts': securedCallsFile(document),
  };
  const config = (await resolveConfig(combinators)) ?? {};
  const formatted = Object.entries(sources).map(async ([name, source]) => {
    const text = await format(`${header}${source}`, { ...config, parser: 'typescript' });
    return [name, text] as const;
  });
  return new Map([
    ...(await Promise.all(formatted)),
    ['mantine-variables.css', await mantineVariables()],
    ['colours.css', colourTokens()],
    ['area-colours.css', areaColourTokens()],
    ['hero.svg', heroPicture()],
  ]);
}

/** The names of the files in `generated/` that differ from what they are made of, or are missing. */
export async function staleFiles(
  expected: ReadonlyMap<string, string>,
  folder: string = generatedFolder,
): Promise<readonly string[]> {
  const names = await Promise.all(
    [...expected].map(async ([name, text]) => {
      const actual = await readFile(resolve(folder, name), 'utf8').catch(() => undefined);
      return actual === text ? [] : [name];
    }),
  );
  return names.flat();
}
