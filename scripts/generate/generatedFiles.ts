import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { readContract } from '../contract/readContract.ts';
import { inProject } from '../process/projectRoot.ts';
import { apiTypes } from './apiTypes.ts';
import { codecsFile } from './codecs/codecsFile.ts';
import { colourTokens } from './colourTokens.ts';
import { examplesFile } from './examplesFile.ts';
import { siteFont } from './fonts.ts';
import { cityPicture } from './cityPicture.ts';
import { areaIconsFile, iconsFile, memberIconsFile, shellIconsFile } from './iconsFile.ts';
import { mantineVariables } from './mantineVariables.ts';
import { operationsFile } from './operationsFile.ts';

/** The content of a generated file: text, or the bytes of a font. */
export type GeneratedContent = string | Uint8Array;

const header = '// Generated from openapi/ by `npm run generate`. Do not edit.\n';

export const generatedFolder = resolve(import.meta.dirname, '../../generated');

/**
 * The content of every generated file by name, made from `openapi/` (or another root document), the
 * operator and the theme. Writes nothing.
 */
export async function generatedFiles(
  contractRoot?: string,
): Promise<ReadonlyMap<string, GeneratedContent>> {
  const document = await readContract(contractRoot);
  const combinators = resolve(import.meta.dirname, 'codecs/combinators.ts');
  const sources = {
    'api.ts': await apiTypes(document),
    'codecs.ts': codecsFile(document),
    'combinators.ts': await readFile(combinators, 'utf8'),
    'examples.ts': examplesFile(document),
    'icons.ts': await iconsFile(),
    'areaIcons.ts': await areaIconsFile(),
    'memberIcons.ts': await memberIconsFile(),
    'shellIcons.ts': await shellIconsFile(),
    'operations.ts': operationsFile(document),
  };
  const options = JSON.parse(await readFile(inProject('.oxfmtrc.json'), 'utf8')) as FormatConfig;
  const formatted = Object.entries(sources).map(async ([name, source]) => {
    const { code, errors } = await format(name, `${header}${source}`, options);
    const [error] = errors;
    if (error) throw new Error(`${name}: ${error.message}`);
    return [name, code] as const;
  });
  return new Map<string, GeneratedContent>([
    ...(await Promise.all(formatted)),
    ['mantine-variables.css', await mantineVariables()],
    ['colours.css', colourTokens()],
    ['city.svg', cityPicture()],
    ['atkinson-latin.woff2', await siteFont('latin')],
    ['atkinson-latin-ext.woff2', await siteFont('latin-ext')],
  ]);
}

/** The names of the files in `generated/` that are stale, missing, or made by nothing any more. */
export async function staleFiles(
  expected: ReadonlyMap<string, GeneratedContent>,
  folder: string = generatedFolder,
): Promise<readonly string[]> {
  const names = await Promise.all(
    [...expected].map(async ([name, content]) => {
      const actual = await readFile(resolve(folder, name)).catch(() => undefined);
      return actual?.equals(Buffer.from(content)) === true ? [] : [name];
    }),
  );
  const extra = (await readdir(folder)).filter((name) => !expected.has(name));
  return [...names.flat(), ...extra];
}
