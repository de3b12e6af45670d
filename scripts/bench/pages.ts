import { cp, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../browser/findChromium.ts';
import { chromiumArguments } from '../browser/launchArguments.ts';
import { siteFolder } from '../build/buildSite.ts';
import { compressFiles } from '../build/compressFiles.ts';
import { ensureBuilt } from '../build/ensureBuilt.ts';
import { inProject } from '../process/projectRoot.ts';
import { runCommand } from '../process/shutdown.ts';
import { openMockedApi } from '../serve/mockedApi.ts';
import { openSite } from '../serve/openSite.ts';
import { comparedPages } from './pages/comparedPages.ts';
import { openHttp2Front } from './pages/http2Front.ts';
import { measureRound, type PageMeasures, type Round, type Sites } from './pages/measurePages.ts';
import { ownCertificate, trustArgument } from './pages/ownCertificate.ts';
import { pagesReport } from './pages/pagesReport.ts';
import { writePlainCopies } from './pages/plainCopies.ts';

const copy = inProject('.cache', 'bench-pages');

/**
 * Compares one page of each kind with a plain copy of the same content and, with `--before <folder>`, with
 * the same page of another production build: on a slow phone, over HTTP/2, with the examples of the contract.
 * The loads alternate. `--rounds <number>`: loads of each kind (7); `--only <list>`: the addresses that
 * contain one of these texts, separated by commas. Fails when a median exceeds its limit.
 */
await runCommand(async (onStop) => {
  const { values } = parseArgs({
    options: {
      before: { type: 'string' },
      only: { type: 'string', default: '' },
      rounds: { type: 'string', default: '7' },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds is a number of loads.');
  const texts = values.only.split(',');
  const pages = comparedPages.filter(({ address }) => texts.some((text) => address.includes(text)));
  if (pages.length === 0) throw new Error(`No address contains « ${values.only} ».`);
  await ensureBuilt();
  const { env } = process;
  const api = await openMockedApi(env, onStop);
  const certificate = await ownCertificate();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumArguments, trustArgument(certificate)],
  });
  onStop(() => browser.close());
  const open = async (folder: string): Promise<string> =>
    openHttp2Front(await openSite({ folder, api, env, onStop }), certificate, onStop);
  await rm(copy, { recursive: true, force: true });
  await cp(siteFolder, copy, { recursive: true });
  await writePlainCopies(browser, await open(copy), copy, pages);
  await compressFiles(copy);
  const sites: Sites = {
    // A server reads its folder at its start: this one knows the plain copies.
    site: await open(copy),
    before: values.before === undefined ? null : await open(values.before),
  };
  const measures: PageMeasures[] = [];
  for (const page of pages) {
    console.error(`measures ${page.address}`);
    const made: Round[] = [];
    for (let round = 0; round < rounds; round += 1)
      made.push(await measureRound(browser, sites, page));
    measures.push({ page, rounds: made });
  }
  const { lines, exceeded } = pagesReport(measures);
  console.log(
    "\n  Medians in milliseconds, Lighthouse's slow 4G, HTTP/2, processor slowed 4 times\n",
  );
  console.log(`${lines.map((text) => `  ${text}`).join('\n')}\n`);
  if (exceeded.length > 0) throw new Error(`Over their limits:\n${exceeded.join('\n')}`);
});
