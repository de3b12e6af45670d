import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundleContract } from '../contract/bundle.ts';
import { startMock, usualMockPort } from '../mock/prism.ts';
import { rememberPassages } from '../mock/rememberPassages.ts';
import { listenOnFreePort, localHost, portWish } from '../process/freePort.ts';
import { forwardTo } from './forwardApi.ts';
import { securityHeaders } from './securityHeaders.ts';
import { readSiteFiles, type SiteFiles } from './siteFiles.ts';
import { createSiteServer } from './siteServer.ts';

export interface OpenSite {
  /** The address to open, with a slash at the end. */
  readonly url: string;
  /** True when the contract's examples answer, false when API_URL does. */
  readonly isMocked: boolean;
  /** Rejects when the mock is lost for good. */
  readonly lost: Promise<never>;
}

/**
 * Serves a production build with the recommended headers and passes /api on to `API_URL`, else to a mock of its own.
 * Also reads `PORT` and `MOCK_PORT` (otherwise 5173 and 4010 or the next free ones) and `PAYMENT_ORIGIN`, the bank's
 * origin that forms may post to. `onStop` receives how to end what was started.
 */
export async function openSite(
  folder: string,
  env: Readonly<Record<string, string | undefined>>,
  onStop: (undo: () => Promise<void>) => void,
): Promise<OpenSite> {
  const files = await readBuild(folder);
  const api = env['API_URL'] ? { url: httpUrl('API_URL', env['API_URL']) } : undefined;
  const payment = env['PAYMENT_ORIGIN'];
  const formOrigins = payment ? [new URL(httpUrl('PAYMENT_ORIGIN', payment)).origin] : [];
  const wish = portWish(env, 'PORT', 5173);

  const document = api ? undefined : await bundleContract();
  const mock =
    document === undefined
      ? undefined
      : await startMock({
          document,
          port: portWish(env, 'MOCK_PORT', usualMockPort.port),
          onRestart: () => console.error('The mock ended and was started again.'),
        });
  if (mock) onStop(() => mock.stop());

  const forward = forwardTo(api?.url ?? mock?.url ?? '');
  const server = createSiteServer({
    files,
    headers: securityHeaders({ formOrigins }),
    forwardApi: document === undefined ? forward : rememberPassages(forward, document),
  });
  const port = await listenOnFreePort(server, wish);
  onStop(async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  });
  return {
    url: `http://${localHost}:${port}/`,
    isMocked: mock !== undefined,
    lost: mock?.lost ?? new Promise<never>(() => undefined),
  };
}

async function readBuild(folder: string): Promise<SiteFiles> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no production build in ${folder}: run « npm run build » first.`);
  }
  return readSiteFiles(folder);
}

function httpUrl(variable: string, raw: string): string {
  if (!URL.canParse(raw) || !/^https?:$/.test(new URL(raw).protocol)) {
    throw new Error(`${variable}=${raw} is not an address that begins with http:// or https://.`);
  }
  return raw;
}
