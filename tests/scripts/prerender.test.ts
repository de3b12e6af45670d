import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paintInto, prerender } from '../../scripts/build/prerender.ts';
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

describe('a painted page', () => {
  it('has the markup in the place of the empty one, and says that it is painted', () => {
    const painted = paintInto(shell, '<main>$& $1 Accueil</main>');
    expect(painted).toContain('<div id="root" data-prerendered><main>$& $1 Accueil</main></div>');
    expect(painted).not.toContain('Chargement');
    expect(painted).toContain('<script type="module" src="/main.js"></script>');
  });

  it.each(['<p style="color:red">', '<p class="a" style=color:red>', '<p\nstyle="">'])(
    'is not made of %s, which the content security policy would strip',
    (markup) => {
      expect(() => paintInto(shell, markup)).toThrow('style');
    },
  );

  it.each(['<!--$?--><template id="B:0"></template>…<!--/$-->', '<!--$!--><p>…</p><!--/$-->'])(
    'is not made of a part that waits: %s',
    (markup) => {
      expect(() => paintInto(shell, markup)).toThrow('waits');
    },
  );

  it.each(['', '<div id="app"><main></main></div>', '<div id="root"></div>'])(
    'is not made where there is no place for it: « %s »',
    (page) => {
      expect(() => paintInto(page, '<main></main>')).toThrow('no root');
    },
  );
});

describe('the painted home page', () => {
  const markup = prerenderHome();

  it('P2.1 says who speaks and what they promise, and leads to what people come for', () => {
    expect(markup).toContain(`>${operator.name}</h1>`);
    expect(markup).toMatch(/<section aria-label="À la une"[^>]*>.*<h2>[^<]+<\/h2>/);
    for (const path of ['/achat', '/payer-en-ligne', '/espace', '/nous-contacter']) {
      expect(markup).toContain(`href="${path}"`);
    }
    expect(markup).toContain(`href="${phoneHref(operator.phone)}"`);
  });

  it('can be put into a page: no inline style, no part that waits, no second title', () => {
    expect(paintInto(shell, markup)).toContain(markup);
    expect(markup).not.toContain('<title>');
  });

  it('is the same at every build', () => {
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

  it('are the painted home page, and for every other address the page as Vite wrote it', async () => {
    await writeFile(join(folder, 'index.html'), shell);
    await prerender(folder, bundle);
    expect(await readFile(join(folder, 'index.html'), 'utf8')).toContain('Accueil');
    expect(await readFile(join(folder, '200.html'), 'utf8')).toBe(shell);
  });
});
