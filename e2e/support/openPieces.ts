import type { Page } from '@playwright/test';
import { build } from 'vite';
import { inProject } from '../../scripts/process/projectRoot.ts';

const origin = 'https://pieces.test';

/** Builds the page of the pieces in memory, with the style sheets of the site, and opens it. */
export async function openPieces(page: Page): Promise<void> {
  const files = await buildPieces();
  const styles = [...files.keys()].filter((name) => name.endsWith('.css'));
  const html = `<!doctype html><html lang="fr"><head><title>Pieces</title>
    ${styles.map((name) => `<link rel="stylesheet" href="/${name}">`).join('')}
    </head><body><div id="root"></div><script type="module" src="/pieces.js"></script></body></html>`;
  await page.route(`${origin}/**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    const body = name === '' ? html : files.get(name);
    if (body === undefined) await route.fulfill({ status: 404 });
    else await route.fulfill({ body: Buffer.from(body), contentType: typeOf(name) });
  });
  await page.goto(`${origin}/`);
  await page.locator('[data-piece]').last().waitFor();
  await page.evaluate(() => document.fonts.ready);
}

function typeOf(name: string): string {
  const types = { css: 'text/css', js: 'text/javascript', woff2: 'font/woff2', '': 'text/html' };
  return types[(name.split('.')[1] ?? '') as keyof typeof types];
}

/** Name → content of each file. */
async function buildPieces(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const built = await build({
    configFile: false,
    root: inProject('.'),
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      cssCodeSplit: false,
      // The font is in the style sheet: `font-display: optional` does not wait for a file.
      assetsInlineLimit: 200_000,
      // As in vite.config.ts: light-dark() must not be compiled away.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      copyPublicDir: false,
      rolldownOptions: {
        input: inProject('e2e', 'pieces', 'pieces.tsx'),
        output: { entryFileNames: '[name].js', assetFileNames: '[name].[ext]' },
      },
    },
  });
  if (!('output' in built)) throw new Error('The build has no output.');
  return new Map(
    built.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  );
}
