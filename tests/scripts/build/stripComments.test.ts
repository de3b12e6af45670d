import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { stripComments } from '../../../scripts/build/stripComments.ts';
import { inProject } from '../../../scripts/process/projectRoot.ts';

async function stripped(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'script-'));
  const file = join(folder, 'a.js');
  await writeFile(file, text);
  await stripComments(file);
  const result = await readFile(file, 'utf8');
  await rm(folder, { recursive: true });
  return result;
}

it('comments and indentation go, the code stays', async () => {
  const text =
    "// Runs.\n/**\n * Pays.\n */\nfunction pay() {\n  // once\n  const at = 'https://x';\n\n  return at;\n}\n";
  expect(await stripped(text)).toBe("function pay() {\nconst at = 'https://x';\nreturn at;\n}\n");
});

it('the script of every page is still one, without comments', async () => {
  const text = await readFile(inProject('src', 'static', 'before-paint.js'), 'utf8');
  const result = await stripped(text);
  expect(() => new Script(result)).not.toThrow();
  expect(result).not.toMatch(/\/\*\*|^\/\//m);
  expect(result).toContain('window.earlyAnswers');
});
