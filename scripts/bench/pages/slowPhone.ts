import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** The phone in the mobile preset of Lighthouse. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'fr-FR',
  timezoneId: 'Europe/Paris',
} as const;

/**
 * Slow 4G of Lighthouse (`throttling.mobileSlow4G`, method `devtools`): latency in milliseconds, throughput
 * in bytes per second.
 */
const network = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
} as const;

export const slowdown = 4;

/** A page with a slow network and a slow processor, and its session of the DevTools protocol. */
export interface SlowPage {
  readonly page: Page;
  readonly session: CDPSession;
}

/**
 * Runs `work` on pages with a slow network and a slow processor, opened in turn; they share one cache, which
 * is empty at first.
 */
export async function withSlowPhone<A>(
  browser: Browser,
  storageState: StorageState,
  work: (openPage: () => Promise<SlowPage>) => Promise<A>,
): Promise<A> {
  const context = await browser.newContext({ ...phone, storageState });
  try {
    return await work(async () => {
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', network);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      return { page, session };
    });
  } finally {
    await context.close();
  }
}
