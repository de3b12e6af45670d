import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { french, isFirstLanguage, languages, pathIn } from '../../src/ui/navigation/languages.ts';
import type { Look, Mode, Picture, PicturedState } from '../../scripts/gallery/PicturedState.ts';
import { startWithToken, refuseCookies } from '../support/session.ts';
import type { SiteState } from '../support/states/allStates.ts';
import { galleryStatesIn } from './galleryStates.ts';

const folder = process.env['GALLERY_FOLDER'] ?? 'reports/gallery/base';
const looks = JSON.parse(process.env['GALLERY_LOOKS'] ?? '[]') as readonly Look[];

/** Browsers zoom by giving the page fewer CSS pixels. */
const zooms: Readonly<Partial<Record<Mode, number>>> = { 'zoom-200': 2, 'zoom-400': 4 };

/** Longer pages, such as 100 rows, are cut at this height in CSS pixels. */
const tallest = 4_000;

const language = languages.find(({ tag }) => tag === process.env['GALLERY_LANGUAGE']) ?? french;

const longestWaitMs = 2_000;

for (const [index, state] of galleryStatesIn(language).entries()) {
  test(`${state.address} – ${state.name}`, async ({ page }) => {
    await mkdir(folder, { recursive: true });
    const pictures: Picture[] = [];
    try {
      await openState(page, state);
      for (const look of looks) pictures.push(await takePicture(page, index, look));
      await describe(index, state, pictures, null);
    } catch (problem) {
      await describe(index, state, pictures, String(problem));
      throw problem;
    }
  });
}

async function openState(page: Page, state: SiteState): Promise<void> {
  await (state.isSignedIn ? startWithToken(page) : refuseCookies(page));
  await page.setViewportSize({ width: 1440, height: 900 });
  await state.before?.(page);
  await page.goto(pathIn(language, state.address));
  await state.then?.(page);
  const shown = isFirstLanguage(language)
    ? state.shows(page)
    : page.getByRole('heading', { level: 1 });
  await expect(shown).toBeVisible();
  // Late content moves the rest of the page. States with a call that is never answered stop waiting.
  await page.waitForLoadState('networkidle', { timeout: longestWaitMs }).catch(() => undefined);
}

async function takePicture(page: Page, index: number, look: Look): Promise<Picture> {
  const { mode, scheme } = look;
  const zoom = zooms[mode] ?? 1;
  const width = Math.round(look.width / zoom);
  await page.setViewportSize({ width, height: Math.round((zoom === 1 ? 900 : 1024) / zoom) });
  await page.emulateMedia({
    colorScheme: scheme,
    media: mode === 'print' ? 'print' : 'screen',
    forcedColors: mode === 'forced-colors' ? 'active' : 'none',
  });
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const file = `${index}-${mode}-${look.width}-${scheme}.png`;
  await page.screenshot({
    path: join(folder, file),
    animations: 'disabled',
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(whole, tallest) },
  });
  return { file, ...look };
}

async function describe(
  index: number,
  { name, address }: SiteState,
  pictures: readonly Picture[],
  problem: string | null,
): Promise<void> {
  const pictured: PicturedState = { index, name, address, pictures, problem };
  await writeFile(join(folder, `${index}.json`), JSON.stringify(pictured));
}
