import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { areaIconNames, iconNames, memberIconNames, shellIconNames } from './iconNames.ts';

const { resolve } = createRequire(import.meta.url);

const credit = '// From Tabler Icons (MIT licence).\n\n';

/** The source of `generated/icons.ts`: every icon but those of the private areas. */
export async function iconsFile(): Promise<string> {
  return `${credit}export * from './shellIcons';\n\n${await constants(iconNames)}`;
}

/** The source of `generated/memberIcons.ts`: the icons of the subscriber area. */
export async function memberIconsFile(): Promise<string> {
  return credit + (await constants(memberIconNames));
}

/** The source of `generated/areaIcons.ts`: the icons of both private areas. */
export async function areaIconsFile(): Promise<string> {
  return credit + (await constants(areaIconNames));
}

/** The source of `generated/shellIcons.ts`: the icons of the frame of the public pages. */
export async function shellIconsFile(): Promise<string> {
  return credit + (await constants(shellIconNames));
}

/**
 * One constant per icon, the path of its strokes on a grid of 24. Throws when a file of the set is missing
 * or holds anything but paths.
 */
async function constants(names: Readonly<Record<string, string>>): Promise<string> {
  const lines = Object.entries(names).map(async ([name, file]) => {
    const svg = await readFile(resolve(`@tabler/icons/outline/${file}.svg`), 'utf8');
    return `export const ${name}Icon = '${strokesOf(file, svg)}';`;
  });
  return `${(await Promise.all(lines)).join('\n')}\n`;
}

function strokesOf(file: string, svg: string): string {
  const parts = [...svg.matchAll(/<(path|circle|rect|line|ellipse|polyline)\b[^>]*>/g)];
  const strokes = parts
    .filter(([part]) => !part.includes('stroke="none"'))
    .map(([part]) => /^<path d="([^"]+)"/.exec(part)?.[1]);
  if (strokes.length === 0 || strokes.includes(undefined)) {
    throw new Error(`The icon ${file} is not made of paths only.`);
  }
  return strokes.join('');
}
