import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isFirstLanguage } from '../../src/ui/navigation/languages.ts';
import {
  addressesOf,
  isPrerendered,
  routeNames,
  siteRoutes,
  type RouteName,
  type SiteRoute,
} from '../../src/ui/navigation/routes.ts';
import { operator } from '../../src/ui/operator.ts';
import { earlyCalls, earlyCallsByPath } from './earlyCalls.ts';
import { earlyScript, earlyScriptElement } from './earlyScript.ts';
import { filesOf, firstModules, type PageFiles } from './firstModules.ts';
import { readManifest } from './manifest.ts';
import { hashedName, paintedStyles } from './paintedStyles.ts';
import { alternateLinks, insertMarkup, type Bundle } from './prerender.ts';

const newsFolder = '/actualites/';

/** An address without a route: a page of the editors. */
const unknownRoute: Pick<SiteRoute, 'area' | 'calls'> = { area: 'public' };

interface WrittenPage {
  readonly html: string;
  readonly files: PageFiles;
  /** The element with its early calls. */
  readonly calls: string;
}

type Published = ReturnType<Bundle['readAnswers']>;

/**
 * Writes, in the language of the bundle, an HTML file for each address without parameters, and for each
 * published post and page of the editors: the fallback page with the files and the early calls of its page
 * named in the head, and painted when the page is public. A host that serves the fallback page for all shows
 * the same, later.
 */
export async function writePages(
  siteFolder: string,
  fallbackPage: string,
  bundle: Bundle,
  published: Published | null = null,
): Promise<void> {
  const { language, languages, operations, paintPage, pathIn } = bundle;
  const pagesFolder = join(siteFolder, language.base);
  const page = await readFile(join(pagesFolder, fallbackPage), 'utf8');
  const manifest = await readManifest(language);
  const styles = paintedStyles();
  const pages = new Map<string, WrittenPage>();
  const partsOf = (name: RouteName | 'unknown'): Omit<WrittenPage, 'html'> => {
    const { area, calls = [] } = name === 'unknown' ? unknownRoute : siteRoutes[name];
    // Other languages have no subscriber area: its addresses lead to the French one, and read nothing.
    const isAbsent = area === 'member' && !isFirstLanguage(language);
    return {
      files: filesOf(manifest, firstModules(name, language)),
      calls: isAbsent ? '' : earlyCalls(operations, area, calls),
    };
  };
  for (const name of routeNames) {
    for (const path of addressesOf(name).filter((one) => !one.includes(':'))) {
      const html = isPrerendered(name) ? await paint(path, siteRoutes[name].address) : page;
      pages.set(path, { html, ...partsOf(name) });
    }
  }
  for (const path of published?.paths ?? []) {
    const name = path.startsWith(newsFolder) ? 'article' : 'unknown';
    pages.set(path, { html: await paint(path, path), ...partsOf(name) });
  }

  /** `address`: the canonical one of several. */
  async function paint(path: string, address: string): Promise<string> {
    const painted = await paintPage(path, published);
    const own = operator.site + pathIn(language, address);
    const links = `<link rel="canonical" href="${own}" />${alternateLinks(languages, address)}`;
    const markup = styles.replaceIn(painted.markup);
    return insertMarkup(page, pathIn(language, path), { ...painted, markup }).replace(
      '</title>',
      () => `</title>\n    ${links}`,
    );
  }

  const sheet = styles.sheet();
  const sheetFile = `assets/${hashedName('painted', sheet)}`;
  await writeFile(join(siteFolder, sheetFile), sheet);
  for (const [path, { html, files, calls }] of pages) {
    const isPainted = html !== page;
    const applied = isPainted ? [...files.styles, sheetFile] : [];
    const folder = join(pagesFolder, decodeURIComponent(path));
    await mkdir(folder, { recursive: true });
    await writeFile(
      join(folder, 'index.html'),
      nameCalls(nameFiles(html, files, applied), [calls]),
    );
  }
  const byPath = earlyCallsByPath(operations, language);
  await writeFile(join(pagesFolder, fallbackPage), nameCalls(page, byPath));
}

/**
 * Adds elements before the script that reads them, in the place of those that an earlier painting added.
 * Throws without that script.
 */
function nameCalls(page: string, metas: readonly string[]): string {
  if (!earlyScriptElement.test(page)) throw new Error(`The page has no ${earlyScript}`);
  return page
    .replaceAll(/<meta name="early-calls"[^>]*>\s*/g, '')
    .replace(earlyScriptElement, (script) =>
      [...metas.filter((meta) => meta !== ''), script].join('\n    '),
    );
}

/**
 * Adds links to the head that make the browser fetch the files at once, and apply the style sheets of a
 * painted page before it shows. The scripts come after what the first paint needs. Throws without a head.
 */
export function nameFiles(
  page: string,
  { scripts, styles }: PageFiles,
  applied: readonly string[] = [],
): string {
  const later = styles.filter((file) => !applied.includes(file));
  const links = [
    ...applied.map((file) => `<link rel="stylesheet" crossorigin data-painted href="/${file}">`),
    ...scripts.map(
      (file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`,
    ),
    ...later.map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
  ];
  if (!page.includes('</head>')) throw new Error('The page has no head');
  return page.replace('</head>', () => `${links.map((link) => `  ${link}\n  `).join('')}</head>`);
}
