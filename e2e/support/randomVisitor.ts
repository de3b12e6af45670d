import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { actOnPage, type Act, onLoadedPage } from './actOnPage.ts';

/**
 * The state of the network: `html` and `junk` replace the body of each answer, `error` sends an
 * empty 500.
 */
const networks = ['whole', 'cut', 'html', 'junk', 'error'] as const;
type Network = (typeof networks)[number];

const answers: Readonly<
  Record<Exclude<Network, 'whole' | 'cut'>, Parameters<Route['fulfill']>[0]>
> = {
  html: { status: 500, contentType: 'text/html', body: '<h1>Internal Server Error</h1>' },
  junk: { json: { state: 'maybe', response: [null, 1e308, { 'id\u0000': '' }] } },
  error: { status: 500, body: '' },
};

const typed = [
  '',
  '0',
  '1e308',
  "L'Évêché-des-Prés",
  '<b>x</b>',
  'a@b.fr',
  '31/02/2026',
  '%',
  'é'.repeat(300),
];

export interface RandomVisitor {
  /** Performs the next action and returns its description. */
  readonly act: () => Promise<string>;
  /** Whether this visitor now waits for the page to settle, as most people do. */
  readonly waits: () => boolean;
  /** Restores the network. */
  readonly mendNetwork: () => Promise<void>;
}

/**
 * A random visitor: clicks, types, goes back, reloads and loses the network. The same seed gives
 * the same actions.
 */
export async function randomVisitor(
  page: Page,
  seed: number,
  addresses: readonly string[],
): Promise<RandomVisitor> {
  const chance = xoroshiro128plus(seed);
  const below = (count: number): number => uniformInt(chance, 0, count - 1);
  const oneOf = <Thing>(things: readonly Thing[]): Thing => things[below(things.length)] as Thing;
  const context: BrowserContext = page.context();
  let network: Network = 'whole';

  const setNetwork = async (next: Network): Promise<void> => {
    if ((next === 'cut') !== (network === 'cut')) await context.setOffline(next === 'cut');
    network = next;
  };
  // Links to other sites are answered with 204: the page stays where it is.
  const isElsewhere = (url: URL): boolean => url.hostname !== '127.0.0.1';
  await page.route(isElsewhere, (route) => route.fulfill({ status: 204 }));
  await page.route(/\/api\//, (route, request: Request) =>
    network === 'whole' || network === 'cut' || request.isNavigationRequest()
      ? route.continue()
      : route.fulfill(answers[network]),
  );

  const visit = async (): Promise<string> => {
    const address = oneOf(addresses);
    if (network === 'cut') await setNetwork('whole');
    await typeAddress(page, address);
    return `goes to ${address}`;
  };
  const press = (act: Act): Promise<string> => actOnPage(page, act);

  const acts: readonly (readonly [weight: number, act: () => Promise<string>])[] = [
    [48, () => press({ kind: 'press', pick: below(1_000) })],
    [22, () => press({ kind: 'type', pick: below(1_000), text: oneOf(typed) })],
    [8, () => onLoadedPage(page, () => page.evaluate(travel, { isBack: true }))],
    [3, () => onLoadedPage(page, () => page.evaluate(travel, { isBack: false }))],
    [
      13,
      async () => {
        const next = oneOf(networks);
        await setNetwork(next);
        return `network: ${next}`;
      },
    ],
    [3, visit],
    [
      3,
      async () => {
        if (network === 'cut') return 'cannot reload';
        await page.reload();
        return 'reloads';
      },
    ],
  ];
  const table = acts.flatMap(([weight, act]) => Array.from({ length: weight }, () => act));
  await page.goto(oneOf(addresses));
  return {
    act: () => oneOf(table)(),
    waits: () => below(4) > 0,
    mendNetwork: () => setNetwork('whole'),
  };
}

/**
 * Opens an address. A page that redirects with a script, as the English addresses of the subscriber area do,
 * ends a navigation of Playwright, although it never ends that of a person who types an address.
 */
async function typeAddress(page: Page, address: string): Promise<void> {
  try {
    await page.goto(address);
  } catch (problem) {
    if (!String(problem).includes('net::ERR_ABORTED')) throw problem;
    await page.waitForLoadState();
    await page.goto(address);
  }
}

/** Not yet in TypeScript's DOM types. */
interface Navigation {
  readonly currentEntry: { readonly index: number } | null;
  readonly entries: () => readonly { readonly sameDocument: boolean }[];
}

/**
 * Runs in the browser. Goes back or forward within the loaded document only: another document
 * cannot load while the network is cut.
 */
function travel({ isBack }: { readonly isBack: boolean }): string {
  const { navigation } = window as unknown as { readonly navigation: Navigation };
  const by = isBack ? -1 : 1;
  const next = navigation.entries()[(navigation.currentEntry?.index ?? 0) + by];
  if (next?.sameDocument !== true) return isBack ? 'cannot go back' : 'cannot go forward';
  history.go(by);
  return isBack ? 'goes back' : 'goes forward';
}
