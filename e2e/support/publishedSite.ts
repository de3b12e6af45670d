import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paintPages, siteFolder } from '../../scripts/build/buildSite.ts';
import { forwardTo } from '../../scripts/serve/forwardApi.ts';
import { openSite } from '../../scripts/serve/openSite.ts';

interface PublishedSite {
  /** Without a trailing slash. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Paints the pages of the build again, with what the server at `apiUrl` has published, and serves them. */
export async function openPublishedSite(apiUrl: string): Promise<PublishedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'published-'));
  const undo: (() => Promise<void>)[] = [() => rm(folder, { recursive: true })];
  await cp(siteFolder, folder, { recursive: true });
  await paintPages(folder, { SITEMAP_API_URL: apiUrl });
  const url = await openSite({
    folder,
    api: {
      forward: forwardTo(apiUrl),
      formOrigins: [],
      paymentPage: null,
      signatureOrigin: null,
      documents: null,
      meter: null,
      description: '',
      lost: new Promise<never>(() => undefined),
    },
    env: {},
    onStop: (stop) => undo.unshift(stop),
  });
  return {
    url,
    stop: async () => {
      for (const step of undo) await step();
    },
  };
}
