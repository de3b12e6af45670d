import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listenOnFreePort, localHost, portSetting } from '../process/freePort.ts';
import type { Api } from './Api.ts';
import { httpUrl } from './givenApi.ts';
import { readPlaceSettings } from './placeSettings.ts';
import { settingsText, withTelemetry } from './servedSettings.ts';
import { testPaymentPath } from './redirectToBank.ts';
import { securityHeaders } from './securityHeaders.ts';
import { readSiteFiles, type SiteFiles } from './siteFiles.ts';
import { createSiteServer } from './siteServer.ts';

export interface SiteOptions {
  /** Path of the production build. */
  readonly folder: string;
  readonly api: Api;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Registers the function that stops the server. */
  readonly onStop: (undo: () => Promise<void>) => void;
}

/**
 * Serves a production build with the recommended headers and forwards /api. The origins of the policy are
 * those of its `config.json` and of the variables of the build. Reads `PORT` (default: 5173 or the next
 * free port), `PAYMENT_ORIGIN` (bank to which forms are posted and redirected) and `MEDIA_ORIGINS` (sources
 * of pictures). Returns the address, without a trailing slash.
 */
export async function openSite({ folder, api, env, onStop }: SiteOptions): Promise<string> {
  const build = await readBuild(folder);
  const files = api.telemetry === null ? build : withTelemetry(build);
  const given = env['PAYMENT_ORIGIN'];
  const bank = given ? new URL(httpUrl('PAYMENT_ORIGIN', given)).origin : null;
  const { policy } = readPlaceSettings(env, settingsText(files));
  const bankOrigins = bank === null ? api.formOrigins : [bank];
  const server = createSiteServer({
    files,
    headers: securityHeaders({ ...policy, formOrigins: [...policy.formOrigins, ...bankOrigins] }),
    forwardApi: api.forward,
    forwardDocuments: api.documents,
    forwardMeter: api.meter,
    forwardTelemetry: api.telemetry,
    paymentPage: bank === null ? api.paymentPage : bank + testPaymentPath,
    signatureOrigin: api.signatureOrigin,
  });
  const port = await listenOnFreePort(server, portSetting(env, 'PORT', 5173));
  onStop(async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  });
  return `http://${localHost}:${port}`;
}

async function readBuild(folder: string): Promise<SiteFiles> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no production build in ${folder}: run « npm run build » first.`);
  }
  return readSiteFiles(folder);
}
