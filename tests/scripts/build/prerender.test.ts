import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertMarkup, prerender } from '../../../scripts/build/prerender.ts';
import { paintedStyles } from '../../../scripts/build/paintedStyles.ts';
import { builtRoutes, paintedNames, paintPage, paintQuestion } from '../../../src/prerender.tsx';
import { operator, phoneHref } from '../../../src/ui/operator.ts';

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

describe('a prerendered page', () => {
  it('has the markup in its root, with its address, and its title', () => {
    const painted = insertMarkup(shell, '/faq', paintedAs('<main>$& $1 Accueil</main>'));
    expect(painted).toContain(
      '<div id="root" data-prerendered="/faq"><main>$& $1 Accueil</main></div>',
    );
    expect(painted).toContain('<title>Titre</title>');
    expect(painted).not.toContain('Chargement');
    expect(painted).toContain('<script type="module" src="/main.js"></script>');
  });

  it.each(['<p style="color:red">', '<p class="a" style=color:red>', '<p\nstyle="">'])(
    'rejects %s, which the content security policy blocks',
    (markup) => {
      expect(() => insertMarkup(shell, '/', paintedAs(markup))).toThrow('style');
    },
  );

  it.each(['<!--$?--><template id="B:0"></template>…<!--/$-->', '<!--$!--><p>…</p><!--/$-->'])(
    'rejects a pending part: %s',
    (markup) => {
      expect(() => insertMarkup(shell, '/', paintedAs(markup))).toThrow('pending');
    },
  );

  it.each(['', '<div id="app"><main></main></div>', '<div id="root"></div>'])(
    'rejects a page without a root: « %s »',
    (page) => {
      expect(() => insertMarkup(page, '/', paintedAs('<main></main>'))).toThrow('no root');
    },
  );
});

describe('the painted home page', () => {
  it('P2.1 has the name of the operator, its main message and the links to the main tasks', async () => {
    const { markup, title } = await paintPage('/');
    expect(title).toContain(operator.name);
    expect(markup).toContain(`>${operator.name}</h1>`);
    expect(markup).toMatch(/<section aria-label="À la une"[^>]*>.*<h2>[^<]+<\/h2>/);
    for (const path of ['/achat', '/payer-en-ligne', '/espace', '/nous-contacter']) {
      expect(markup).toContain(`href="${path}"`);
    }
    expect(markup).toContain(`href="${phoneHref(operator.phone)}"`);
  });

  it('is the same in every build', async () => {
    expect(await paintPage('/')).toEqual(await paintPage('/'));
  });
});

describe('the public pages', () => {
  const addresses = paintedNames.map((name) => builtRoutes[name]?.address ?? name);

  it.each(addresses)('%s: has its heading and can be inserted into its file', async (address) => {
    const painted = await paintPage(address);
    const markup = paintedStyles().replaceIn(painted.markup);
    expect(insertMarkup(shell, address, { ...painted, markup })).toContain(markup);
    expect(markup).not.toContain('<title>');
    expect(markup).toMatch(/<h1|role="status"/);
  });

  it('are painted, unless they redirect or need what the address names', () => {
    const publicNames = Object.entries(builtRoutes)
      .filter(
        ([, { area, address }]) =>
          area !== 'member' && area !== 'freeRamp' && !address.includes(':'),
      )
      .map(([name]) => name);
    expect(
      publicNames.filter((name) => !(paintedNames as readonly string[]).includes(name)),
    ).toEqual([
      'signOut',
      'chooser',
      'tunnelPass',
      'tunnelPassPlus',
      'mobilePayment',
      'synchronisation',
    ]);
  });
});

describe('the painted cookie question', () => {
  it('P4.34 asks with both answers, and has neither its switches nor a style attribute', () => {
    const markup = paintQuestion();
    expect(markup).toContain('role="dialog"');
    for (const words of ['Tout refuser', 'J&#x27;accepte', 'Choisir'])
      expect(markup).toContain(words);
    expect(markup).not.toMatch(/ style=|type="checkbox"/);
  });
});

describe('the style attributes of painted markup', () => {
  it('become rules of a style sheet, each once', () => {
    const styles = paintedStyles();
    expect(styles.replaceIn('<p style="--a:&quot;x&quot;">A</p><b style="color:red">B</b>')).toBe(
      '<p data-painted="1">A</p><b data-painted="2">B</b>',
    );
    expect(styles.replaceIn('<i style="color:red">C</i>')).toBe('<i data-painted="2">C</i>');
    expect(styles.sheet()).toBe('[data-painted="1"]{--a:"x"}\n[data-painted="2"]{color:red}');
  });
});

describe('the pages of a build', () => {
  let folder: string;
  let bundle: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'painted-'));
    bundle = join(folder, 'bundle.mjs');
    await writeFile(
      bundle,
      `export const language = { tag: "fr", base: "" };
       export const languages = [language, { tag: "en", base: "/en" }];
       export const paintPage = async () => ({ markup: "<main>Accueil</main>", title: "A", published: null });
       export const paintQuestion = () => "<p>Cookies</p>";`,
    );
  });

  afterAll(() => rm(folder, { recursive: true }));

  it('are the prerendered home page, and the original page of Vite for every other address, each with the question', async () => {
    await writeFile(join(folder, 'index.html'), shell);
    await prerender(folder, bundle);
    const question = '<div id="cookie-question" data-prerendered><p>Cookies</p></div>';
    const home = await readFile(join(folder, 'index.html'), 'utf8');
    expect(home).toContain('Accueil');
    expect(home).toContain(question);
    expect(await readFile(join(folder, '200.html'), 'utf8')).toBe(
      shell.replace('<div id="cookie-question"></div>', question),
    );
  });

  it('need a place for the cookie question', async () => {
    await writeFile(join(folder, 'index.html'), shell.replace('cookie-question', 'other'));
    await expect(prerender(folder, bundle)).rejects.toThrow('no place');
  });
});
