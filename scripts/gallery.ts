import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findChromium } from './browser/findChromium.ts';
import { siteFolder } from './build/buildSite.ts';
import { ensureBuilt } from './build/ensureBuilt.ts';
import { galleryHelp, galleryOptions } from './gallery/galleryOptions.ts';
import { writeGallery } from './gallery/writeGallery.ts';
import { startChild } from './process/childProcess.ts';
import { inProject } from './process/projectRoot.ts';
import { runCommand } from './process/shutdown.ts';
import { openMockedApi } from './serve/mockedApi.ts';
import { openSite } from './serve/openSite.ts';

const folder = inProject('reports', 'gallery');

// Takes pictures of all states of all screens (production build, examples of the contract) for one page.
await runCommand(async (onStop) => {
  const { help, only, looks, language, compare, workers } = galleryOptions(process.argv.slice(2));
  if (help) {
    console.log(galleryHelp);
    return;
  }
  const run = compare ? 'compared' : 'base';
  const env = { ...process.env, PORT: undefined, MEDIA_ORIGINS: undefined };
  // The headless shell renders no PDF.
  const chromium = await findChromium();
  await ensureBuilt();
  const site = await openSite({
    folder: siteFolder,
    api: await openMockedApi(env, onStop),
    env,
    onStop,
  });
  await rm(join(folder, run), { recursive: true, force: true });
  const pictures = startChild(
    {
      command: 'playwright',
      args: [
        ...['test', '--config', 'scripts/gallery/playwright.config.ts'],
        ...(only === '' ? [] : ['--grep', only.replace(/[^\w\s]/g, '\\$&')]),
        ...(workers === undefined ? [] : ['--workers', workers]),
      ],
      env: {
        SITE_URL: site,
        CHROMIUM_PATH: chromium,
        GALLERY_FOLDER: join(folder, run),
        GALLERY_LOOKS: JSON.stringify(looks),
        GALLERY_LANGUAGE: language.tag,
      },
    },
    { show: true },
  );
  onStop(() => pictures.stop());
  const { code } = await pictures.exited;
  const { page, states } = await writeGallery(folder, run, compare ? 'base' : undefined);
  const changed = states.filter((state) => state.pictures.some(({ isChanged }) => isChanged));
  const failed = states.filter(({ problem }) => problem !== null);
  console.log(`\n  ${states.length} states, ${failed.length} could not be opened`);
  if (compare)
    console.log(`  ${changed.length} differ from the base run (the last one without --compare)`);
  for (const { address, name } of failed) console.log(`  not opened: ${address} – ${name}`);
  console.log(`  Open ${page}\n`);
  if (code !== 0) throw new Error('Not every state could be opened.');
}, 1);
