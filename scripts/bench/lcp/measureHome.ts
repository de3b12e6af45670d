import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../../browser/findChromium.ts';
import { chromiumArguments } from '../../browser/launchArguments.ts';
import { visitorStorage } from '../table/answers.ts';
import { plainHomePath } from './plainHome.ts';
import { onSlowPhone } from './slowPhone.ts';
import { watchPaints, type Paints } from './watchPaints.ts';

/** The loads of each kind, one per round. */
export interface HomeMeasures {
  /** Loads of the page without scripts. */
  readonly plain: readonly Paints[];
  /** Loads with the question about cookies, and an answer to it. */
  readonly asked: readonly Paints[];
  /** Loads with an earlier answer about cookies. */
  readonly answered: readonly Paints[];
}

const rounds = 7;
/** Milliseconds of observation after the load, and after the answer about cookies. */
const observedMs = 5_000;
const afterAnswerMs = 1_000;

/** Loads the three kinds of pages in turn, each in a new browser context. The first round is a warm-up. */
export async function measureHome(siteUrl: string): Promise<HomeMeasures> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumArguments],
  });
  try {
    const measures = { plain: [] as Paints[], asked: [] as Paints[], answered: [] as Paints[] };
    for (let round = 0; round <= rounds; round += 1) {
      const plain = await visit(browser, siteUrl, loadPlain, false);
      const asked = await visit(browser, siteUrl, loadAndAnswer, false);
      const answered = await visit(browser, siteUrl, loadHome, true);
      if (round === 0) continue;
      measures.plain.push(plain);
      measures.asked.push(asked);
      measures.answered.push(answered);
    }
    return measures;
  } finally {
    await browser.close();
  }
}

async function visit(
  browser: Browser,
  siteUrl: string,
  load: (page: Page, siteUrl: string) => Promise<void>,
  hasAnswered: boolean,
): Promise<Paints> {
  const { cookies, acceptMAT, acceptTP } = visitorStorage(Math.floor(Date.now() / 1000));
  const kept = Object.entries({ cookies, acceptMAT, acceptTP }).map(([name, value = '']) => ({
    name,
    value,
  }));
  const origins = hasAnswered ? [{ origin: siteUrl, localStorage: kept }] : [];
  return onSlowPhone(browser, { cookies: [], origins }, async (page) => {
    await page.addInitScript(watchPaints);
    await load(page, siteUrl);
    const paints = await page.evaluate(() => (window as unknown as { paints: Paints }).paints);
    if (paints.candidates.length === 0) throw new Error('The page reported no paint.');
    return paints;
  });
}

async function loadPlain(page: Page, siteUrl: string): Promise<void> {
  await page.goto(siteUrl + plainHomePath);
  await page.waitForTimeout(observedMs);
}

/** Resolves when the data are visible, at least five seconds after the load. */
async function loadHome(page: Page, siteUrl: string): Promise<void> {
  await page.goto(`${siteUrl}/`);
  await Promise.all([
    page.getByRole('region', { name: 'Info trafic' }).getByRole('table').waitFor(),
    page.getByRole('region', { name: 'Réseaux sociaux' }).getByRole('link').first().waitFor(),
    page.waitForTimeout(observedMs),
  ]);
}

async function loadAndAnswer(page: Page, siteUrl: string): Promise<void> {
  await loadHome(page, siteUrl);
  const question = page.getByRole('dialog', { name: 'Gestion des cookies' });
  await question.getByRole('button', { name: 'Tout refuser' }).tap();
  await question.waitFor({ state: 'hidden' });
  await page.waitForTimeout(afterAnswerMs);
}
