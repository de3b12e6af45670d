import { readFile, writeFile } from 'node:fs/promises';

/**
 * Removes the comments from a script that is served as it is, and the indentation: every visitor loads
 * them. Only comments on lines of their own.
 */
export async function stripComments(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const lines = text
    .replaceAll(/^ *\/\*\*[\s\S]*?\*\/\n/gm, '')
    .split('\n')
    .map((line) => line.trimStart())
    .filter((line) => line !== '' && !line.startsWith('//'));
  await writeFile(file, `${lines.join('\n')}\n`);
}
