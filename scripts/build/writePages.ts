import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Area, SiteRoute } from '../../src/ui/navigation/routes.ts';
import type { Manifest } from './manifest.ts';
import { pageFiles, type PageFiles } from './pageFiles.ts';
import { pageModules } from './pageModules.ts';

const areas: readonly Area[] = ['shell', 'public', 'member', 'freeRamp'];

/**
 * Writes an HTML file for each address without parameters, but the home page: the fallback page with the
 * files of its page named in the head. A host that serves the fallback page instead shows the same, later.
 */
export async function writePages(
  siteFolder: string,
  fallbackPage: string,
  routes: Readonly<Record<string, SiteRoute>>,
): Promise<void> {
  const page = await readFile(join(siteFolder, fallbackPage), 'utf8');
  const manifest = JSON.parse(
    await readFile(join(siteFolder, '.vite', 'manifest.json'), 'utf8'),
  ) as Manifest;
  for (const area of areas) {
    const modules = await pageModules(area);
    for (const [name, { address, area: own, also = [] }] of Object.entries(routes)) {
      if (own !== area || address === '/') continue;
      const html = nameFiles(page, pageFiles(manifest, area, modules.get(name)));
      for (const path of [address, ...also].filter((one) => !one.includes(':'))) {
        const folder = join(siteFolder, path);
        await mkdir(folder, { recursive: true });
        await writeFile(join(folder, 'index.html'), html);
      }
    }
  }
}

/** Adds links to the head that make the browser fetch the files at once. Throws without a head. */
export function nameFiles(page: string, { scripts, styles }: PageFiles): string {
  const links = [
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...styles.map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
  ];
  if (!page.includes('</head>')) throw new Error('The page has no head');
  return page.replace('</head>', () => `${links.map((link) => `  ${link}\n  `).join('')}</head>`);
}
