import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../../browser/findChromium.ts';
import { chromiumArguments } from '../../browser/launchArguments.ts';
import { phone, slowdown } from '../pages/slowPhone.ts';
import { visitorStorage } from '../table/answers.ts';
import { interactions, type Interaction } from './interactions.ts';
import { watchEvents, type EventTime } from './watchEvents.ts';

/** The interactions of a visit, and the longest one of each visit in milliseconds. */
export interface InteractionTimes {
  readonly name: string;
  readonly longest: readonly number[];
}

const visits = 5;
/** Milliseconds before the interaction, so that the page has settled, and after it, for late events. */
const quietMs = 1_500;

/** Carries each interaction out in new browser contexts, with a slow processor and a fast network. */
export async function measureInteractions(siteUrl: string): Promise<readonly InteractionTimes[]> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumArguments],
  });
  try {
    const times: InteractionTimes[] = [];
    for (const interaction of interactions) {
      const longest: number[] = [];
      for (let visit = 0; visit < visits; visit += 1)
        longest.push(longestOf(await carryOut(browser, siteUrl, interaction)));
      times.push({ name: interaction.name, longest });
    }
    return times;
  } finally {
    await browser.close();
  }
}

/** The longest event of the interactions of a visit; 0 when all were shorter than the browser reports. */
export function longestOf(events: readonly EventTime[]): number {
  return Math.max(0, ...events.map(({ duration }) => duration));
}

async function carryOut(
  browser: Browser,
  siteUrl: string,
  { address, isPrivate, ready, act, done }: Interaction,
): Promise<readonly EventTime[]> {
  const { token, ...choices } = visitorStorage(Math.floor(Date.now() / 1000));
  const kept = isPrivate ? { ...choices, token } : choices;
  const localStorage = Object.entries(kept).map(([name, value = '']) => ({ name, value }));
  const context = await browser.newContext({
    ...phone,
    storageState: { cookies: [], origins: [{ origin: siteUrl, localStorage }] },
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watchEvents);
    await page.goto(siteUrl + address);
    await ready(page);
    await page.locator('#root:not([data-prerendered])').waitFor();
    await page.waitForTimeout(quietMs);
    await act(page);
    await done(page);
    await page.waitForTimeout(quietMs);
    return await page.evaluate(
      () => (window as unknown as { readonly eventTimes: readonly EventTime[] }).eventTimes,
    );
  } finally {
    await context.close();
  }
}
