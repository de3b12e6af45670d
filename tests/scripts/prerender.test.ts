import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertMarkup, prerender } from '../../scripts/build/prerender.ts';
import { prerenderHome } from '../../src/prerender.tsx';
import { operator, phoneHref } from '../../src/ui/operator.ts';

const shell = `<!doctype html>
<title>Site</title>
<div id="root">
  <header><div>Site</div></header>
  <main><p role="status">Chargement en cours…</p></main>
</div>
<script type="module" src="/main.js"></script>
`;

describe('a prerendered page', () => {
  it('has the markup in its root, with the attribute data-prerendered', () => {
    const painted = insertMarkup(shell, '<main>$& $1 Accueil</main>');
    expect(painted).toContain('<div id="root" data-prerendered><main>$& $1 Accueil</main></div>');
    expect(painted).not.toContain('Chargement');
    expect(painted).toContain('<script type="module" src="/main.js"></script>');
  });

  it.each(['<p style="color:red">', '<p class="a" style=color:red>', '<p\nstyle="">'])(
    'rejects %s, which the content security policy blocks',
    (markup) => {
      expect(() => insertMarkup(shell, markup)).toThrow('style');
    },
  );

  it.each(['<!--$?--><template id="B:0"></template>…<!--/$-->', '<!--$!--><p>…</p><!--/$-->'])(
    'rejects a pending part: %s',
    (markup) => {
      expect(() => insertMarkup(shell, markup)).toThrow('pending');
    },
  );

  it.each(['', '<div id="app"><main></main></div>', '<div id="root"></div>'])(
    'rejects a page without a root: « %s »',
    (page) => {
      expect(() => insertMarkup(page, '<main></main>')).toThrow('no root');
    },
  );
});

describe('the prerendered home page', () => {
  const markup = prerenderHome();

  it('P2.1 has the name of the operator, its main message and the links to the main tasks', () => {
    expect(markup).toContain(`>${operator.name}</h1>`);
    expect(markup).toMatch(/<section aria-label="À la une"[^>]*>.*<h2>[^<]+<\/h2>/);
    for (const path of ['/achat', '/payer-en-ligne', '/espace', '/nous-contacter']) {
      expect(markup).toContain(`href="${path}"`);
    }
    expect(markup).toContain(`href="${phoneHref(operator.phone)}"`);
  });

  it('can be inserted into a page: no inline style, no pending part, no second title', () => {
    expect(insertMarkup(shell, markup)).toContain(markup);
    expect(markup).not.toContain('<title>');
  });

  it('is the same in every build', () => {
    expect(prerenderHome()).toBe(markup);
  });
});

describe('the pages of a build', () => {
  let folder: string;
  let bundle: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'painted-'));
    bundle = join(folder, 'bundle.mjs');
    await writeFile(bundle, 'export const prerenderHome = () => "<main>Accueil</main>";');
  });

  afterAll(() => rm(folder, { recursive: true }));

  it('are the prerendered home page, and the original page of Vite for every other address', async () => {
    await writeFile(join(folder, 'index.html'), shell);
    await prerender(folder, bundle);
    expect(await readFile(join(folder, 'index.html'), 'utf8')).toContain('Accueil');
    expect(await readFile(join(folder, '200.html'), 'utf8')).toBe(shell);
  });
});
