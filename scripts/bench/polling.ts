import { cacheControlOf } from '../contract/cacheControl.ts';
import { listOperations } from '../contract/operations.ts';
import { readContract } from '../contract/readContract.ts';
import { runCommand } from '../process/shutdown.ts';
import { openSimulators } from '../simulators/openSimulators.ts';
import { cachePolicy } from './polling/CachePolicy.ts';
import {
  countWithoutProxy,
  countWithProxy,
  type Counted,
  type Polling,
} from './polling/countPolling.ts';

const origin = 'http://127.0.0.1:4020';
const tabs = 10_000;
const seconds = 300;
/** P9.13. */
const period = 30;
/** The simulated operator's traffic changes as often. */
const changesEvery = 30;
/** The operator may be asked this share of what the tabs ask. */
const targetShare = 0.01;

/**
 * Counts, on a virtual clock, what the polling of the traffic by many tabs costs the operator, with and
 * without a caching proxy. The Cache-Control is the contract's, the sizes are the simulated operator's.
 */
await runCommand(async () => {
  const document = await readContract();
  const listed = listOperations(document).find(
    ({ operation }) => operation.operationId === 'readTraffic',
  );
  if (listed === undefined) throw new Error('The contract has no readTraffic');
  const cacheControl = cacheControlOf(document, listed);
  const simulators = openSimulators({
    document,
    file: ':memory:',
    siteUrl: () => '',
    ownUrl: () => '',
    onMail: () => undefined,
    withCompany: false,
    // The content may not change between the two answers that are measured.
    machineNow: () => Date.UTC(2026, 10, 21, 9),
  });
  const ask = async (headers: Readonly<Record<string, string>>): Promise<Response> =>
    simulators.fetch(
      new Request(origin + listed.path, { headers: { Host: '127.0.0.1', ...headers } }),
    );
  try {
    const body = await ask({});
    const unchanged = await ask({ 'If-None-Match': body.headers.get('etag') ?? '' });
    if (body.status !== 200 || unchanged.status !== 304) {
      throw new Error(`The operator answers ${body.status}, then ${unchanged.status}`);
    }
    const polling: Polling = {
      tabs,
      seconds,
      period,
      etagAt: (second) => String(Math.floor(second / changesEvery)),
      bytes: { body: await sizeOf(body), unchanged: await sizeOf(unchanged) },
    };
    const alone = countWithoutProxy(polling, true);
    const behind = countWithProxy(polling, cachePolicy(cacheControl));
    console.log(`\n  ${tabs} tabs poll ${listed.path} for ${seconds} s (${cacheControl ?? ''})\n`);
    print('no cache at all', countWithoutProxy(polling, false));
    print('ETag in the browsers', alone);
    print('a caching proxy', behind);
    const isWithinTarget = behind.requests <= alone.requests * targetShare;
    console.log(`\n  Oldest answer given by the proxy: ${behind.oldest.toFixed(1)} s\n`);
    if (!isWithinTarget) throw new Error('The proxy asks more than 1 % of what the tabs ask.');
  } finally {
    simulators.close();
  }
});

/** Status line, headers and body, uncompressed. */
async function sizeOf(answer: Response): Promise<number> {
  const lines = [...answer.headers].map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${answer.status}\r\n${lines.join('')}\r\n`;
  return Buffer.byteLength(head) + (await answer.arrayBuffer()).byteLength;
}

function print(name: string, { requests, bytes }: Counted): void {
  const size = `${(bytes / 1_000).toFixed(0).padStart(9)} kB`;
  console.log(`  ${name.padEnd(21)} ${String(requests).padStart(7)} requests ${size}`);
}
