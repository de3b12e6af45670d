import { cp, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { siteFolder } from '../build/buildSite.ts';
import { ensureBuilt } from '../build/ensureBuilt.ts';
import { inProject } from '../process/projectRoot.ts';
import { runCommand } from '../process/shutdown.ts';
import { openMockedApi } from '../serve/mockedApi.ts';
import { openSite } from '../serve/openSite.ts';
import { benchedPages } from './pages/benchedPages.ts';
import { openHttp2Front } from './pages/http2Front.ts';
import { measurePages } from './pages/measurePages.ts';
import { pagesReport } from './pages/pagesReport.ts';

const copy = inProject('.cache', 'bench-pages');

/**
 * Compares pages with plain copies of the same content, on a slow phone and the examples of the contract.
 * `--site <folder>` measures another production build; `--only <text>` the addresses that contain a text;
 * `--http2` serves both over HTTP/2, as hosts do.
 */
await runCommand(async (onStop) => {
  const { values } = parseArgs({
    options: { site: { type: 'string' }, only: { type: 'string' }, http2: { type: 'boolean' } },
  });
  if (values.site === undefined) await ensureBuilt();
  const { env } = process;
  const api = await openMockedApi(env, onStop);
  await rm(copy, { recursive: true, force: true });
  await cp(values.site ?? siteFolder, copy, { recursive: true });
  const pages = benchedPages.filter(({ address }) => address.includes(values.only ?? ''));
  // The server reads the folder at its start: it is opened again with the plain copies.
  const open = async (): Promise<string> => {
    const url = await openSite({ folder: copy, api, env, onStop });
    return values.http2 === true ? openHttp2Front(url, onStop) : url;
  };
  const lines = pagesReport(await measurePages(pages, copy, open));
  console.log(
    `\n  Pages, Lighthouse's slow 4G and a processor slowed 4 times, ${values.http2 === true ? 'HTTP/2' : 'HTTP/1.1'}, median of 3 loads\n\n${lines.map((text) => `  ${text}`).join('\n')}\n`,
  );
});
