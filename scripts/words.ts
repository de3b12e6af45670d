import { globSync } from 'node:fs';
import { runnerImport } from 'vite';
import { inProject } from './process/projectRoot.ts';
import { sentencesOf } from './words/sentencesOf.ts';

/**
 * Lists every sentence of the site for a translator, a line each, separated by tabs: file, path, French, and
 * the language of the argument (English by default). `npm run words -- en > sentences.tsv`.
 */
const [tag = 'en'] = process.argv.slice(2);
interface Catalogue {
  readonly words?: unknown;
}

const sentencesIn = async (file: string): Promise<ReadonlyMap<string, string>> => {
  const { module } = await runnerImport<Catalogue>(inProject(file), {
    configFile: false,
    logLevel: 'error',
  });
  const { words } = module;
  return new Map(words === undefined ? [] : sentencesOf(words, ''));
};

for (const file of globSync('src/ui/**/*words.fr.ts', { cwd: inProject('.') }).toSorted()) {
  const translated = await sentencesIn(file.replace('.fr.ts', `.${tag}.ts`));
  for (const [path, sentence] of await sentencesIn(file)) {
    const cells = [file, path.slice(1), sentence, translated.get(path) ?? ''];
    console.log(cells.map((cell) => cell.replaceAll(/\s/g, ' ')).join('\t'));
  }
}
