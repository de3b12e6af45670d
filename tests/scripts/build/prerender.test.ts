import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { paintedStyles } from '../../../scripts/build/paintedStyles.ts';
import { insertMarkup, writeFallback } from '../../../scripts/build/prerender.ts';

const shell = `<!doctype html>
<title>Site</title>
<div id="cookie-question"></div>
<div id="root">
  <header><div>Site</div></header>
  <main><p role="status">Chargement en cours…</p></main>
</div>
<script type="module" src="/main.js"></script>
`;

const paintedAs = (markup: string) => ({ markup, title: 'Titre', published: null });

it.each([
  ['a style attribute, which the content security policy blocks', '<p style="color:red">', 'style'],
  ['a style attribute without quotes', '<p class="a" style=color:red>', 'style'],
  ['a pending part', '<!--$?--><template id="B:0"></template>…<!--/$-->', 'pending'],
  ['a part that failed', '<!--$!--><p>…</p><!--/$-->', 'pending'],
])('a page painted with %s stops the build', (_title, markup, message) => {
  expect(() => insertMarkup(shell, '/', paintedAs(markup))).toThrow(message);
});

it('a page without a root stops the build', () => {
  expect(() => insertMarkup('<div id="root"></div>', '/', paintedAs('<main>'))).toThrow('no root');
});

it('style attributes of painted markup become rules of a style sheet, each once', () => {
  const styles = paintedStyles();
  expect(styles.replaceIn('<p style="--a:&quot;x&quot;">A</p><b style="color:red">B</b>')).toBe(
    '<p data-painted="1">A</p><b data-painted="2">B</b>',
  );
  expect(styles.replaceIn('<i style="color:red">C</i>')).toBe('<i data-painted="2">C</i>');
  expect(styles.sheet()).toBe('[data-painted="1"]{--a:"x"}\n[data-painted="2"]{color:red}');
});

it('painted markup and its title replace those of the page, to the letter', () => {
  const page = insertMarkup(shell, '/', paintedAs('<main>$& $1 Accueil</main>'));
  expect(page).toContain('<div id="root" data-prerendered="/"><main>$& $1 Accueil</main></div>');
  expect(page).toContain('<title>Titre</title>');
});

it('the fallback page asks about cookies, and has no address of its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'painted-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const bundle = join(folder, 'bundle.mjs');
  await writeFile(
    bundle,
    `export const language = { tag: "fr", base: "" };
     export const paintQuestion = () => "<p>Cookies</p>";`,
  );
  const canonical = '<link rel="canonical" href="https://www.example.fr/" />';
  await writeFile(join(folder, 'index.html'), `${canonical}${shell}`);
  await writeFallback(folder, bundle);
  expect(await readFile(join(folder, '200.html'), 'utf8')).toBe(
    shell.replace(
      '<div id="cookie-question"></div>',
      '<div id="cookie-question" data-prerendered><p>Cookies</p></div>',
    ),
  );
  await writeFile(join(folder, 'index.html'), shell.replace('cookie-question', 'other'));
  await expect(writeFallback(folder, bundle)).rejects.toThrow('no place');
});
