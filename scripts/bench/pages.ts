import { cp, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../browser/findChromium.ts';
import { chromiumArguments } from '../browser/launchArguments.ts';
import { paintPages, siteFolder } from '../build/buildSite.ts';
import { compressFiles } from '../build/compressFiles.ts';
import { ensureBuilt } from '../build/ensureBuilt.ts';
import { inProject } from '../process/projectRoot.ts';
import { runCommand } from '../process/shutdown.ts';
import { openMockedApi } from '../serve/mockedApi.ts';
import { openSite } from '../serve/openSite.ts';
import { benchedPages, type BenchedPage } from './pages/benchedPages.ts';
import { openHttp2Front } from './pages/http2Front.ts';
import { measureAgain, measurePage, type PageMeasures } from './pages/measurePages.ts';
import { ownCertificate, trustArgument } from './pages/ownCertificate.ts';
import { verdictsOf } from './pages/pageFigures.ts';
import { pagesReport } from './pages/pagesReport.ts';
import { writePlainCopies } from './pages/plainCopies.ts';

const copy = inProject('.cache', 'bench-pages');
/** A page that may miss a target is measured again: one load is uncertain by this much. */
const uncertain = 0.85;

/**
 * Compares every page with a plain copy of the same content, on a slow phone and the examples of the
 * contract, over HTTP/2 and HTTP/1.1. `--http1` or `--http2`: over this one alone; `--only <list>`: these
 * addresses, or those that contain one of these texts, separated by commas; `--rounds <number>`: the most
 * loads of each kind (3); what misses a target then is loaded as often again after the other pages; `--waves`
 * also prints the requests of each chain; `--site <folder>` measures another production build; `--published`
 * paints what the editors have published into the pages, as a build with `SITEMAP_API_URL` does.
 */
await runCommand(async (onStop) => {
  const { values } = parseArgs({
    options: {
      site: { type: 'string' },
      only: { type: 'string', default: '' },
      rounds: { type: 'string', default: '3' },
      http1: { type: 'boolean' },
      http2: { type: 'boolean' },
      waves: { type: 'boolean' },
      published: { type: 'boolean' },
    },
  });
  const maximum = Number(values.rounds);
  if (!Number.isInteger(maximum) || maximum < 1) throw new Error('--rounds is a number of loads.');
  const pages = pagesNamed(values.only.split(','));
  if (pages.length === 0) throw new Error(`No address contains « ${values.only} ».`);
  if (values.site === undefined) await ensureBuilt();
  const { env } = process;
  const api = await openMockedApi(env, onStop);
  const certificate = await ownCertificate();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumArguments, trustArgument(certificate)],
  });
  onStop(() => browser.close());
  await rm(copy, { recursive: true, force: true });
  await cp(values.site ?? siteFolder, copy, { recursive: true });
  const open = (): Promise<string> => openSite({ folder: copy, api, env, onStop });
  if (values.published) await paintPages(copy, { SITEMAP_API_URL: api.mock.url });
  await writePlainCopies(browser, await open(), copy, pages);
  await compressFiles(copy);
  // The server reads the folder at its start: it is opened again with the plain copies.
  const site = await open();
  const all = values.http1 === values.http2;
  const results: boolean[] = [];
  if (all || values.http2)
    results.push(await measure('HTTP/2', await openHttp2Front(site, certificate, onStop)));
  if (all || values.http1) results.push(await measure('HTTP/1.1', site));
  if (results.includes(false)) throw new Error('Some pages miss their targets.');

  /** Prints the report; resolves to whether all pages are within their targets. */
  async function measure(protocol: string, siteUrl: string): Promise<boolean> {
    const measures = await measureAll(browser, siteUrl);
    const report = pagesReport(measures);
    print(
      `Pages over ${protocol}, Lighthouse's slow 4G and a processor slowed 4 times; one load of each kind, medians of up to ${String(maximum)} near a target, of twice as many over it`,
      report.lines,
    );
    if (values.waves) print('Requests in a row', measures.flatMap(chainOf));
    return report.isWithinTargets;
  }

  async function measureAll(on: Browser, siteUrl: string): Promise<readonly PageMeasures[]> {
    const addresses = { measured: siteUrl, plain: site };
    const measures: PageMeasures[] = [];
    for (const page of pages) {
      console.error(`measures ${page.address}`);
      measures.push(await measurePage(on, addresses, page, mayMissTargets(maximum)));
    }
    // Everything on a machine is slower for some minutes, so what missed a target is measured later too.
    const later: PageMeasures[] = [];
    for (const measured of measures) {
      const isMissed = isAbove(measured, 1);
      if (isMissed) console.error(`measures ${measured.page.address} again`);
      later.push(isMissed ? await measureAgain(on, addresses, measured) : measured);
    }
    return later;
  }
});

/** The pages at these addresses, or whose address contains a text that is no whole address. */
function pagesNamed(texts: readonly string[]): readonly BenchedPage[] {
  const whole = new Set(benchedPages.map(({ address }) => address));
  return benchedPages.filter(({ address }) =>
    texts.some((text) => (whole.has(text) ? address === text : address.includes(text))),
  );
}

function mayMissTargets(maximum: number): (measures: PageMeasures) => boolean {
  return (measures) => measures.rounds.length < maximum && isAbove(measures, uncertain);
}

/** Whether a figure that varies from load to load is above this share of its target. */
function isAbove(measures: PageMeasures, limit: number): boolean {
  return verdictsOf(measures).some(({ figure, share }) => figure !== 'chain' && share > limit);
}

function chainOf({ page, chain }: PageMeasures): readonly string[] {
  return [page.address, ...chain.map((paths, index) => `${String(index + 1)}: ${paths.join(' ')}`)];
}

function print(title: string, lines: readonly string[]): void {
  console.log(`\n  ${title}\n\n${lines.map((text) => `  ${text}`).join('\n')}\n`);
}
