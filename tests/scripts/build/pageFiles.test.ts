import { describe, expect, it } from 'vitest';
import { pageFiles } from '../../../scripts/build/pageFiles.ts';
import { readPageModules } from '../../../scripts/build/pageModules.ts';
import { nameFiles } from '../../../scripts/build/writePages.ts';
import { inProject } from '../../../scripts/process/projectRoot.ts';

describe('the modules of a table of pages', () => {
  const path = inProject('src', 'ui', 'app', 'pages', 'publicPages.ts');

  it('are read from the row itself, or from a constant that several rows share', () => {
    const source = `
      const LegalPage = island(async () => (await import('../../public/legal/LegalPage')).LegalPage);
      export const publicPages = {
        termsOfSale: { title: 'CGV', Page: LegalPage },
        help: { title: 'FAQ', Page: island(async () => (await import('../../public/faq/FaqPage')).FaqPage) },
        home: { title: 'Accueil', Page: HomePage },
        unknown: { title: 'Page introuvable', Page: () => null },
      };`;
    expect([...readPageModules(path, source)]).toEqual([
      ['termsOfSale', 'src/ui/public/legal/LegalPage.tsx'],
      ['help', 'src/ui/public/faq/FaqPage.tsx'],
    ]);
  });

  it('cannot be read without a table', () => {
    expect(() => readPageModules(path, 'export const other = 1;')).toThrow('no table of pages');
  });
});

describe('the files of a page', () => {
  const chunk = (name: string, imports: readonly string[] = [], css: readonly string[] = []) => ({
    file: `assets/${name}.js`,
    name,
    imports,
    css,
  });
  const manifest = {
    'index.html': chunk('index', ['_react'], ['assets/index.css']),
    _react: chunk('react'),
    _application: chunk('application', ['_react'], ['assets/application.css']),
    _container: chunk('container', ['_application']),
    _site: chunk('site', ['index.html']),
    _member: chunk('member'),
    _memberGateways: chunk('memberGateways', ['_container']),
    'src/ui/public/faq/FaqPage.tsx': chunk('FaqPage', ['_application'], ['assets/FaqPage.css']),
  };

  it('are those of area, page, store and adapters, each once, without those of the entry', () => {
    const { scripts, styles } = pageFiles(manifest, 'public', ['src/ui/public/faq/FaqPage.tsx']);
    expect(scripts.toSorted()).toEqual(
      ['FaqPage', 'application', 'container', 'site'].map((name) => `assets/${name}.js`),
    );
    expect(styles.toSorted()).toEqual(['assets/FaqPage.css', 'assets/application.css']);
  });

  it('include the gateways of a private area', () => {
    const { scripts } = pageFiles(manifest, 'member', []);
    expect(scripts).toContain('assets/memberGateways.js');
  });

  it('cannot be named when the build lacks one of them', () => {
    expect(() => pageFiles(manifest, 'public', ['src/ui/public/Lost.tsx'])).toThrow('Lost');
    expect(() => pageFiles(manifest, 'freeRamp', [])).toThrow('freeRamp');
  });

  it('are in the head of its HTML', () => {
    const html = nameFiles('<head><title>Site</title></head><body></body>', {
      scripts: ['assets/a.js'],
      styles: ['assets/a.css'],
    });
    const [head = ''] = html.split('</head>');
    expect(head).toContain(
      '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/a.js">',
    );
    expect(head).toContain('<link rel="preload" as="style" crossorigin href="/assets/a.css">');
    expect(() => nameFiles('<body></body>', { scripts: [], styles: [] })).toThrow('head');
  });
});
