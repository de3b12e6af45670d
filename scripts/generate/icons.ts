import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../browser/findChromium.ts';
import { hashOf, iconsHash, iconSvg, operatorIcons } from '../build/operatorIcons.ts';
import { inProject } from '../process/projectRoot.ts';
import { runCommand } from '../process/shutdown.ts';

/**
 * Draws the icons of the installed site in Chromium, after a change of the mark or its colours
 * (`node scripts/run.mjs generate/icons`). A browser is not needed for a build: the pictures are committed,
 * and a test compares their hashes.
 */
await runCommand(async () => {
  const folder = inProject('src', 'static', 'icons');
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
  });
  const files: Record<string, string> = {};
  try {
    const page = await browser.newPage();
    for (const icon of operatorIcons) {
      await page.setViewportSize({ width: icon.size, height: icon.size });
      await page.setContent(`<body style="margin:0">${iconSvg(icon)}</body>`);
      const picture = await page.screenshot({ omitBackground: true });
      await writeFile(join(folder, icon.file), picture);
      files[icon.file] = hashOf(picture);
    }
  } finally {
    await browser.close();
  }
  const record = { drawings: iconsHash(), files };
  await writeFile(
    inProject('scripts', 'generate', 'icons.json'),
    `${JSON.stringify(record, null, 2)}\n`,
  );
}, 1);
